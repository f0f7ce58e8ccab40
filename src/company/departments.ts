import type { Words } from '../../views/words.ts';

export type DepartmentId = keyof Words['about']['contact-us']['departments']['items'];

interface Department {
  readonly mail: string;
  /** Missing for departments that are reached by mail only. */
  readonly phone?: string;
}

/** Contact data of each department; its name and description are in the locale files. */
export const departments = {
  sales: { mail: 'sales@arcvane.example', phone: '+49 30 23125 210' },
  hotline: { mail: 'service@arcvane.example', phone: '+49 30 23125 112' },
  parts: { mail: 'parts@arcvane.example', phone: '+49 30 23125 240' },
  partners: { mail: 'partners@arcvane.example', phone: '+49 30 23125 260' },
  press: { mail: 'press@arcvane.example', phone: '+49 30 23125 180' },
  purchasing: { mail: 'purchasing@arcvane.example', phone: '+49 30 23125 320' },
  careers: { mail: 'careers@arcvane.example' },
  privacy: { mail: 'privacy@arcvane.example' },
} as const satisfies Readonly<Record<DepartmentId, Department>>;

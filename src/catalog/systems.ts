import type { Words } from '../model/words.ts';

export type SystemId = keyof Words['solutions']['systems'];

interface System {
  /** Name of the picture of a typical product. */
  readonly picture: string;
  /** Name of the picture of the system in use. */
  readonly scene: string;
}

/** The systems that group the solutions, in menu order. */
export const systems: Readonly<Record<SystemId, System>> = {
  'battery-system': { picture: 'battery-hero', scene: 'scene-forklift-warehouse' },
  'electric-drive-system': { picture: 'electric-hero', scene: 'scene-test-lab' },
  'charging-system': { picture: 'super-hero', scene: 'scene-bus-depot' },
  'energy-storage-system': { picture: 'container-hero', scene: 'scene-container-park' },
};

export const SYSTEM_IDS = Object.keys(systems) as readonly SystemId[];

export function isSystem(text: string): text is SystemId {
  return Object.hasOwn(systems, text);
}

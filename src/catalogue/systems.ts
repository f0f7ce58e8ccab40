interface System {
  /** Name of the picture of the product that stands for the system. */
  readonly picture: string;
  /** Name of the picture of a place where the system works. */
  readonly scene: string;
}

/** The systems that the solutions are grouped by, in the order of the menu. */
export const systems = {
  'battery-system': { picture: 'battery-hero', scene: 'scene-forklift-warehouse' },
  'electric-drive-system': { picture: 'electric-hero', scene: 'scene-test-lab' },
  'charging-system': { picture: 'super-hero', scene: 'scene-bus-depot' },
  'energy-storage-system': { picture: 'container-hero', scene: 'scene-container-park' },
} as const satisfies Readonly<Record<string, System>>;

export type SystemId = keyof typeof systems;
export const SYSTEM_IDS = Object.keys(systems) as readonly SystemId[];

export function isSystem(text: string): text is SystemId {
  return Object.hasOwn(systems, text);
}

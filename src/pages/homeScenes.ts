import type { Scene } from '../../views/sections/SceneList.tsx';
import type { Words } from '../../views/words.ts';

/** In the order of `home.scenes.items` in the locale files. */
const PICTURES = [
  'scene-forklift-warehouse',
  'scene-bus-depot',
  'scene-container-park',
  'scene-home-storage',
];

/** Scenes of the systems in use, each with its picture. */
export function homeScenes({ home }: Words): readonly Scene[] {
  return home.scenes.items.flatMap((scene, index) => {
    const picture = PICTURES[index];
    return picture === undefined ? [] : [{ ...scene, picture }];
  });
}

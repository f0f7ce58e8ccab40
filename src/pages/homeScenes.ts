import type { Scene } from '../../views/sections/SceneList.tsx';
import type { Words } from '../../views/words.ts';

/** In the order in which the words tell of the places. */
const PICTURES = [
  'scene-forklift-warehouse',
  'scene-bus-depot',
  'scene-container-park',
  'scene-home-storage',
];

/** The places where the systems work, each with its picture. */
export function homeScenes({ home }: Words): readonly Scene[] {
  return home.scenes.items.flatMap((scene, index) => {
    const picture = PICTURES[index];
    return picture === undefined ? [] : [{ ...scene, picture }];
  });
}

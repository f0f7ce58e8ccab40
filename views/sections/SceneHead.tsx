import { Picture } from '../elements/Picture.tsx';
import { HeadWords, type HeadWordsProps } from './PageHead.tsx';

/** Opening section with the text on the dark edge of a full-width picture, which is decorative. */
export function SceneHead({ picture, ...words }: HeadWordsProps & { readonly picture: string }) {
  return (
    <header className="band dark page-head page-head-dark scene-head">
      <Picture name={picture} alt="" sizes="100vw" isFirst />
      <HeadWords {...words} />
    </header>
  );
}

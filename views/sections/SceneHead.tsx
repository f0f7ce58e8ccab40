import { Picture } from '../elements/Picture.tsx';
import { HeadWords, type HeadWordsProps } from './PageHead.tsx';
import './SceneHead.css';

/** Opening section with the text on the dark edge of a full-width picture, which is decorative. */
export function SceneHead({ picture, ...words }: HeadWordsProps & { readonly picture: string }) {
  return (
    <header className="page-head page-head-dark scene-head">
      <Picture name={picture} alt="" sizes="100vw" isFirst />
      <HeadWords {...words} />
    </header>
  );
}

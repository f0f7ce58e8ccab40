import type { Feature } from './FeatureGrid.tsx';

export function FeatureSlide({ title, text }: Feature) {
  return (
    <>
      <h3>{title}</h3>
      <p>{text}</p>
    </>
  );
}

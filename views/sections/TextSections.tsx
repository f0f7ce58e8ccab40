import { FeatureGrid } from './FeatureGrid.tsx';
import type { Feature } from './FeatureGrid.tsx';

export interface TextSection {
  readonly heading: string;
  readonly text: string;
  readonly items: readonly Feature[];
}

/** The sections of a page of words, in reading order. */
export function TextSections({ sections }: { readonly sections: readonly TextSection[] }) {
  return sections.map((section) => <FeatureGrid key={section.heading} {...section} />);
}

import { Sizing, type SizingProps } from '../../sections/Sizing.tsx';
import { SolutionPage, type SolutionData } from './SolutionPage.tsx';

/** Page of a solution with a sizing calculator. */
export function SizedSolutionPage({
  sizing,
  ...data
}: SolutionData & { readonly sizing?: SizingProps | undefined }) {
  return <SolutionPage {...data}>{sizing ? <Sizing {...sizing} /> : null}</SolutionPage>;
}

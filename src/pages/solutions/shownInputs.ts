import { cleanText } from '../../common/cleanText.ts';

const MOST = 3;
const LONGEST = 40;

/** What a visitor typed, as a message quotes it: the first few, cut to a readable length. */
export function shownInputs(texts: readonly string[]): readonly string[] {
  const shown = texts.slice(0, MOST).map((text) => {
    const clean = cleanText(text).trim();
    return clean.length > LONGEST ? `${clean.slice(0, LONGEST)}…` : clean;
  });
  return texts.length > MOST ? [...shown, '…'] : shown;
}

import { expect, test } from 'vitest';
import { LANGUAGE_CODES } from '../../../src/model/codes.ts';
import { temporaryLocales } from '../../../test/kit/temporaryLocales.ts';
import { checkSpeakers } from './checkNews.ts';

const locales = temporaryLocales();
const { write } = locales;
const [anna, ben] = ['{{people.ribera.santaella.full}}', '{{people.ribera.villalta.full}}'];
const english = `“In August, the buses need more power,” said ${anna}.`;

test.each([
  ['de', `„Im August brauchen die Busse mehr Strom“, sagt ${anna}.`, ''],
  ['de', 'Ein Wort in „Anführungszeichen“ ist kein Zitat.', 'quotes somebody else than English'],
  ['de', `„Im August brauchen die Busse mehr Strom“, sagt ${ben}.`, 'quotes somebody else than English'],
  ['de', '„Im August brauchen die Busse mehr Strom“, sagt die Leiterin.', 'quotes somebody without '],
  [
    'ja',
    '「8月のバスは、いつもの月よりずっと多くの電力を使います」と責任者は話します。',
    'quotes somebody without ',
  ],
  ['ar', `تقول ${anna}: «تحتاج الحافلات في أغسطس إلى طاقة أكبر».`, ''],
  ['ar', `يقول ${anna}: «تحتاج الحافلات في أغسطس إلى طاقة أكبر».`, 'has a verb that does not agree with '],
])('a quotation in %s: %s', async (language, text, fault) => {
  for (const code of LANGUAGE_CODES) await write(`${code}/news/01-a.md`, code === language ? text : english);
  const faults = checkSpeakers(locales.folder);
  expect(faults).toHaveLength(fault === '' ? 0 : 1);
  if (fault !== '') expect(faults[0]).toContain(`${language}: news/01-a.md 0 ${fault}`);
});

test('customer feedback must name its person', async () => {
  const feedback = (person: string) => ({ feedback: [{ quote: 'It works.', person }] });
  for (const code of LANGUAGE_CODES)
    await write(`${code}/solutions.json`, feedback(code === 'fr' ? 'Chef d’atelier' : anna));
  expect(checkSpeakers(locales.folder)).toEqual([
    'fr: solutions.feedback.0.person quotes somebody without {{people.ORGANIZATION.PERSON.full}}',
  ]);
});

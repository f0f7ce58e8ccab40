import { join, relative } from 'node:path';
import { listNewsFiles, readNewsFiles } from '../../../src/blocks/newsFiles.ts';
import { newsBlock } from '../../../src/blocks/news.ts';
import type { ArticleDetail } from '../../../src/blocks/article.ts';
import { LANGUAGE_CODES, type LanguageCode } from '../../../src/model/codes.ts';
import { organization } from '../../../src/organization.ts';
import { descriptionFaults } from './checkDescriptions.ts';
import { allTextsOf, asTyped, blocksOf, LINK_TARGET } from './texts.ts';

/** Front matter that must be the same in every language. */
const SAME_EVERYWHERE = ['id', 'date', 'products', 'picture'] as const;

/**
 * Validates the front matter of every article as the site does, and compares it with English. A summary is also the
 * description for search engines.
 *
 * @param folder the `locales` folder
 * @returns one sentence per fault
 */
export async function checkNews(folder: string): Promise<string[]> {
  const languages = await Promise.all(LANGUAGE_CODES.map((code) => readLanguage(folder, code)));
  const english = new Map(languages.find(({ code }) => code === 'en')?.articles);
  return languages.flatMap(({ code, articles, faults }) => [
    ...faults,
    ...[...articles].flatMap(([name, { summary }]) =>
      descriptionFaults(code, `news/${name}: summary`, summary),
    ),
    ...[...articles].flatMap(([name, article]) =>
      SAME_EVERYWHERE.filter((key) => {
        const source = english.get(name);
        return source !== undefined && JSON.stringify(article[key]) !== JSON.stringify(source[key]);
      }).map((key) => `${code}/news/${name}: ${key} differs from English`),
    ),
    ...(code === 'en' ? [] : untranslated(articles, english)).map(
      ({ name, parts }) => `${code}/news/${name} is not translated: ${parts.join(', ')}`,
    ),
  ]);
}

/** Quotation marks around more than a name or a term. */
const SPOKEN = /[“„«「][^”“»」]{25,}[”“»」]/u;
const SPEAKER = /\{\{people\.(\w+)\.(\w+)\.(?:full|titled)\}\}/u;
/** The first letter of an Arabic verb in the present tense agrees with the speaker after it. */
const ARABIC_VERB = new RegExp(`(?<![\\p{L}])([يت])\\p{L}+ ${SPEAKER.source}`, 'u');

/**
 * Checks that everybody who is quoted in an article or in customer feedback is a person of `src/people.json`, and the same one
 * as in English.
 *
 * @param folder the `locales` folder
 * @returns one sentence per fault
 */
export function checkSpeakers(folder: string): string[] {
  const english = allTextsOf(folder, 'en', asTyped);
  return LANGUAGE_CODES.flatMap((code) =>
    [...allTextsOf(folder, code, asTyped)].flatMap(([key, text]) => {
      const [speaker] = SPEAKER.exec(text) ?? [];
      const needsOne = (key.startsWith('news/') && SPOKEN.test(text)) || key.endsWith('.person');
      if (speaker === undefined && needsOne)
        return [`${code}: ${key} quotes somebody without {{people.ORGANIZATION.PERSON.full}}`];
      if (speaker !== SPEAKER.exec(english.get(key) ?? '')?.[0])
        return [`${code}: ${key} quotes somebody else than English`];
      const [, letter, employer = '', id = ''] = ARABIC_VERB.exec(text) ?? [];
      const gender = letter && organization.people[employer]?.staff[id]?.gender;
      return gender && letter !== (gender === 'f' ? 'ت' : 'ي')
        ? [`${code}: ${key} has a verb that does not agree with ${speaker}`]
        : [];
    }),
  );
}

type Articles = ReadonlyMap<string, ArticleDetail>;

/** Parts of articles that are the same as in English. */
function untranslated(articles: Articles, english: Articles) {
  return [...articles]
    .map(([name, article]) => {
      const source = partsOf(english.get(name));
      const parts = [...partsOf(article)].filter(([part, text]) => source.get(part) === text);
      return { name, parts: parts.map(([part]) => part) };
    })
    .filter(({ parts }) => parts.length > 0);
}

/** Title, summary and paragraphs by name, without those that have no words to translate. */
function partsOf(article: ArticleDetail | undefined): ReadonlyMap<string, string> {
  if (!article) return new Map();
  const { title, summary, body } = article;
  const paragraphs = blocksOf(body).map((text, index) => [`paragraph ${index + 1}`, text] as const);
  const parts = [['title', title] as const, ['summary', summary] as const, ...paragraphs];
  return new Map(parts.filter(([, text]) => /\p{L}{2}/u.test(text.replace(LINK_TARGET, ''))));
}

interface LanguageNews {
  readonly code: LanguageCode;
  /** By file name. */
  readonly articles: Articles;
  readonly faults: readonly string[];
}

async function readLanguage(folder: string, code: LanguageCode): Promise<LanguageNews> {
  const place = join(folder, code, 'news');
  const { list, warnings } = await readNewsFiles(await listNewsFiles(place), code);
  const block = await newsBlock.parse({ list: list.map(({ article }) => article) }, code, {
    nameOf: (index) => list[index]?.path ?? '',
  });
  return {
    code,
    articles: new Map(list.map(({ path, article }) => [relative(place, path), article])),
    faults: [...warnings, ...block.warnings].map((warning) => warning.replaceAll(`${folder}/`, '')),
  };
}

import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import MarkdownIt, { type Token } from 'markdown-it';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { ROOMS } from '../rooms.ts';
import { VARIABLES } from '../../src/config/config.ts';

const ROOT = resolve(import.meta.dirname, '..', '..');
const FILES = globSync('{*.md,{client,scripts,test}/**/*.md}', {
  cwd: ROOT,
  exclude: ['**/node_modules/**'],
}).toSorted();
const OPERATION = 'scripts/deploy/README.md';
const MAX_README_WORDS = 1500;

/** Variables that the site itself does not read, and the file that reads or sets them. */
const OTHER_VARIABLES: Readonly<Record<string, string>> = {
  BROWSER_TEST_PORT: 'playwright.config.ts',
  CHROMIUM_PATH: 'scripts/browser/findChromium.ts',
  CURRENT_LINK: 'scripts/deploy/switch.sh',
  MALLOC_ARENA_MAX: 'scripts/site/node.sh',
  NODE_IMAGE: 'scripts/deploy/container/Dockerfile',
  READY_COMMAND: 'scripts/deploy/restart.sh',
  READY_LIMIT_SECONDS: 'scripts/deploy/restart.sh',
  RESTART_COMMAND: 'scripts/deploy/restart.sh',
};

/** A code span with the name of a variable, alone or with a value. */
const VARIABLE = /^([A-Z][A-Z0-9]*(?:_[A-Z0-9]+)*)(?:=.*)?$/;
/** An assignment in a shell command. */
const ASSIGNMENT = /\b([A-Z]+_[A-Z_]+)=/g;
const COMMAND = /\bnpm (?:run )?(?!ci\b)([\w:-]+)/g;
/** A relative path: no URL, package name, option or IP range. */
const PATH = /^(?:\.\.?\/|\.?[A-Za-z])[^\s:'"()=$]*$/;
/** Top-level folders that are not in the repository. */
const GENERATED = readText('.gitignore')
  .split('\n')
  .flatMap((line) => /^\/?([\w-]+)\/$/.exec(line)?.[1] ?? []);

const markdown = new MarkdownIt();

function readText(file: string): string {
  return readFileSync(join(ROOT, file), 'utf8');
}

/** All tokens of a file, those inside paragraphs, headings and table cells included. */
function tokensOf(file: string): Token[] {
  return markdown.parse(readText(file), {}).flatMap((token) => [token, ...(token.children ?? [])]);
}

/** Code spans and code blocks. */
function codeOf(file: string): string[] {
  return tokensOf(file)
    .filter(({ type }) => ['code_inline', 'fence', 'code_block'].includes(type))
    .map(({ content }) => content);
}

/** Anchors that GitHub gives to the headings of a file. */
function anchorsOf(file: string): string[] {
  const tokens = tokensOf(file);
  return tokens
    .filter((_, index) => tokens[index - 1]?.type === 'heading_open')
    .map(({ content }) =>
      content
        .toLowerCase()
        .replace(/[^\p{L}\p{N}\s_-]/gu, '')
        .replaceAll(' ', '-'),
    );
}

function linksOf(file: string): string[] {
  return tokensOf(file)
    .map((token) => String(token.attrGet('href') ?? token.attrGet('src') ?? ''))
    .filter((link) => link !== '');
}

function isBroken(file: string, link: string): boolean {
  if (URL.canParse(link)) return false;
  const [path = '', anchor] = decodeURI(link).split('#');
  const target = path === '' ? file : join(dirname(file), path);
  if (!existsSync(join(ROOT, target))) return true;
  return anchor !== undefined && !anchorsOf(target).includes(anchor);
}

/** Whether a path exists below the project, its `src` folder or the folder of the file that names it. */
function isThere(file: string, path: string): boolean {
  // `{a,b}` is a glob already; `{language}` stands for any name.
  const pattern = path.replace(/\{[^{},]*\}/g, '*');
  return ['.', 'src', dirname(file)].some((base) => globSync(pattern, { cwd: join(ROOT, base) }).length > 0);
}

/** Words of a code span or block that are paths in the repository. */
function pathsIn(code: string): string[] {
  const isGenerated = (path: string) => GENERATED.some((folder) => path.startsWith(`${folder}/`));
  return code.split(/\s+/).filter((word) => word.includes('/') && PATH.test(word) && !isGenerated(word));
}

function matches(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([, name = '']) => name);
}

function variablesIn(file: string): string[] {
  return codeOf(file).flatMap((code) => VARIABLE.exec(code)?.[1] ?? matches(code, ASSIGNMENT));
}

const scripts = z
  .object({ scripts: z.record(z.string(), z.string()) })
  .parse(JSON.parse(readText('package.json'))).scripts;

describe.each(FILES)('%s', (file) => {
  it('links only to files and headings that exist', () => {
    expect(linksOf(file).filter((link) => isBroken(file, link))).toEqual([]);
  });

  it('names only npm scripts that exist', () => {
    const named = codeOf(file).flatMap((code) => matches(code, COMMAND));
    expect(named.filter((name) => !Object.hasOwn(scripts, name))).toEqual([]);
  });

  it('names only paths that exist', () => {
    const named = codeOf(file).flatMap(pathsIn);
    expect(named.filter((path) => !isThere(file, path))).toEqual([]);
  });

  it('names only environment variables that exist', () => {
    const known = [...VARIABLES, ...Object.keys(OTHER_VARIABLES)];
    expect(variablesIn(file).filter((name) => !known.includes(name))).toEqual([]);
  });
});

it.each(Object.entries(OTHER_VARIABLES))('%s is a variable of %s', (name, file) => {
  expect(readText(file)).toMatch(new RegExp(`\\b${name}\\b`));
});

it(`README.md has at most ${MAX_README_WORDS} words`, () => {
  const words = readText('README.md').split(/\s+/).filter(Boolean);
  expect(words.length).toBeLessThanOrEqual(MAX_README_WORDS);
});

it(`${OPERATION} has a table row for every environment variable of the site`, () => {
  const tokens = tokensOf(OPERATION);
  // Tokens of a row: `tr_open`, `td_open`, `inline`, and the children of the first cell.
  const rows = tokens
    .filter((_, index) => tokens[index - 3]?.type === 'tr_open')
    .map(({ content }) => content);
  expect(VARIABLES.filter((name) => !rows.includes(name))).toEqual([]);
});

describe('the rooms of src/', () => {
  it('are in the table of README.md, with what each may import', () => {
    const cells = tokensOf('README.md').filter(({ type }) => type === 'inline');
    const rooms = Object.fromEntries(
      cells.flatMap(({ content }, index) => {
        const [, room] = /^`(\w+)\/`$/.exec(content) ?? [];
        const allowed = cells[index + 2]?.content.replace('—', '') ?? '';
        return room === undefined ? [] : [[room, allowed === '' ? [] : allowed.split(', ')]];
      }),
    );
    expect(rooms).toEqual(ROOMS);
  });

  it('are all in the list of rooms', () => {
    const folders = globSync('src/*/', { cwd: ROOT }).map((path) => basename(path));
    expect(folders.toSorted()).toEqual(Object.keys(ROOMS).toSorted());
  });

  it('import only rooms above them in the list', () => {
    const rooms = Object.keys(ROOMS);
    for (const [index, room] of rooms.entries()) {
      const later = ROOMS[room]?.filter((other) => rooms.indexOf(other) >= index);
      expect(later, room).toEqual([]);
    }
  });
});

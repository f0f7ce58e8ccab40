import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import type { Metafile, OutputFile } from 'esbuild';
import { bundleOnce, rebundle } from './bundleFiles.ts';
import * as z from 'zod';
import { buildFonts } from './buildFonts.ts';
import { brandPositions, brandSprite, iconDrawings } from './icons.ts';
import { colorTokens } from './colorTokens.ts';
import { deleteOldFiles, replaceFile } from './replaceFile.ts';
import { pressKit } from './pressKit.ts';
import { requiredHttp } from './requiredHttp.ts';
import { softwareComponents } from './softwareComponents.ts';
import { scriptSizes, type ScriptSizes } from './scriptSizes.ts';
import { SHEET_ENTRIES, sheetsOfPageViews } from './styleSheets.ts';
import { FONT, writeCompressed } from './writeCompressed.ts';

const packageFile = z.object({ version: z.string() });

/** The site, and what its operators run beside it. */
export const SERVER = {
  'main.js': 'src/main.ts',
  'inquiries.js': 'scripts/inquiries.ts',
  'preview.js': 'scripts/preview.ts',
};

/** Loaded by every page. */
const SCRIPT = 'client/main.ts';

/** The oldest supported browsers. `npm run check -- browsers` checks what scripts and stylesheets use. */
export const BROWSERS = { chrome: '131', firefox: '140', safari: '16.4' };
const TARGET = ['es2022', ...Object.entries(BROWSERS).map((browser) => browser.join(''))];

export interface Bundles {
  /** Brotli sizes of the browser script. */
  readonly sizes: ScriptSizes;
  /**
   * Replaces server and manifest.
   *
   * @param isComplete whether documents and search index are there; otherwise only `npm start` serves the build
   */
  readonly publish: (isComplete: boolean) => Promise<void>;
}

/**
 * Builds the site without its documents into `build/`: `main.js` (the server), `inquiries.js` and `preview.js` (its
 * operators' commands), `browser/assets/` (hashed and precompressed files for browsers) and `manifest.json`.
 *
 * Safe while a site runs from the folder: files are replaced atomically, and the manifest last, so a killed build leaves
 * the previous one intact.
 */
export async function build(root: string): Promise<void> {
  const { publish } = await bundle(root, true);
  await publish(true);
}

/** Writes the files for browsers, whose names are hashed, and bundles the server. @param minify false for readable errors */
export async function bundle(root: string, minify: boolean): Promise<Bundles> {
  const out = join(root, 'build');
  const assets = join(out, 'browser', 'assets');
  await mkdir(assets, { recursive: true });
  const [{ files, sizes, inputs }, server] = await settled([
    buildBrowser(root, assets, minify),
    bundleServer(root, SERVER, minify ? bundleOnce : rebundle),
  ]);
  const styles = sheetsOfPageViews(server.inputs, inputs);
  const id = createHash('sha256');
  for (const { contents } of server.files) id.update(contents);
  id.update(JSON.stringify([files, styles]));
  const { version } = packageFile.parse(JSON.parse(await readFile(join(root, 'package.json'), 'utf8')));
  const manifest = {
    version,
    build: id.digest('hex').slice(0, 12),
    builtAt: new Date().toISOString(),
    files,
    styles,
    icons: iconDrawings(),
    script: sizes,
  };
  return {
    sizes,
    publish: async (isComplete) => {
      for (const { path, contents } of server.files) await replaceFile(path, contents);
      await replaceFile(join(out, 'sbom.cdx.json'), await softwareComponents(root));
      const text = JSON.stringify({ ...manifest, isComplete }, null, 2);
      await replaceFile(join(out, 'manifest.json'), `${text}\n`);
      await Promise.all([out, assets, ...(await compileCaches(out))].map(deleteOldFiles));
    },
  };
}

/** Fails only once all have ended: if the process exits while esbuild runs, esbuild prints its stack traces. */
export async function settled<const Works extends readonly Promise<unknown>[]>(works: Works) {
  await Promise.allSettled(works);
  return Promise.all(works);
}

/** The folders, one per version of Node.js, in which `src/main.ts` lets Node.js save compiled code. */
async function compileCaches(out: string): Promise<string[]> {
  const folder = join(out, 'compiled');
  return (await readdir(folder).catch(() => [])).map((version) => join(folder, version));
}

/** Bundles a Node.js script and its packages into `build/`. @param entry path of the entry module, relative to the root */
export async function buildServer(root: string, entry: string, name: string): Promise<void> {
  const { files } = await bundleServer(root, { [name]: entry });
  for (const { path, contents } of files) await replaceFile(path, contents);
}

interface ServerBundle {
  /** Scripts and source maps, each before the scripts that refer to it. */
  readonly files: readonly OutputFile[];
  /** Import graph. */
  readonly inputs: Metafile['inputs'];
}

/** @param entries entry modules by the names of their bundles */
async function bundleServer(
  root: string,
  entries: Record<string, string>,
  run = bundleOnce,
): Promise<ServerBundle> {
  const { outputFiles, metafile } = await run({
    absWorkingDir: root,
    entryPoints: Object.entries(entries).map(([name, entry]) => ({ in: entry, out: basename(name, '.js') })),
    outdir: join(root, 'build'),
    // With its packages: Node.js takes longer to find and read their files than to run them.
    bundle: true,
    // The bundle contains paths; they must not depend on where node_modules really is.
    preserveSymlinks: true,
    // Dynamic imports become separate files, so that their packages are loaded only on demand.
    splitting: true,
    // A running site loads some of them later, when a newer build may have replaced the others.
    chunkNames: '[name]-[hash]',
    platform: 'node',
    format: 'esm',
    target: 'node24',
    jsx: 'automatic',
    // Not the names: views and profiles need them. Each start reads the bundle, and counts its lines for source maps.
    minifyWhitespace: true,
    minifySyntax: true,
    sourcemap: true,
    // Only positions and names: each start reads the maps.
    sourcesContent: false,
    plugins: [requiredHttp],
    metafile: true,
    define: { 'process.env.NODE_ENV': '"production"' },
    // Bundled CommonJS calls `require`, which ES modules lack.
    banner: {
      js: "import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);",
    },
    write: false,
  });
  // The entries last: they import the others.
  const isEntry = ({ path }: OutputFile) => basename(path) in entries;
  const files = outputFiles.toSorted((one, other) => Number(isEntry(one)) - Number(isEntry(other)));
  return { files, inputs: metafile.inputs };
}

interface BrowserBuild {
  /** Hashed file names by plain name, for every file that pages refer to. */
  readonly files: Record<string, string>;
  readonly sizes: ScriptSizes;
  /** Import graph of scripts and stylesheets. */
  readonly inputs: Metafile['inputs'];
}

async function buildBrowser(root: string, assets: string, minify: boolean): Promise<BrowserBuild> {
  const [kit] = await Promise.all([
    pressKit(root),
    buildFonts(root),
    replaceFile(join(root, 'build', 'brands.svg'), brandSprite()),
    replaceFile(join(root, 'build', 'brands.css'), brandPositions()),
    replaceFile(join(root, 'build', 'colors.css'), colorTokens()),
  ]);
  const result = await (minify ? bundleOnce : rebundle)({
    absWorkingDir: root,
    entryPoints: [SCRIPT, ...SHEET_ENTRIES],
    outdir: assets,
    bundle: true,
    // The hashes depend on paths; they must not depend on where node_modules really is.
    preserveSymlinks: true,
    splitting: true,
    format: 'esm',
    target: TARGET,
    entryNames: '[name]-[hash]',
    chunkNames: '[name]-[hash]',
    assetNames: '[name]-[hash]',
    loader: { [FONT]: 'file', '.svg': 'file' },
    minify,
    sourcemap: minify ? false : 'inline',
    metafile: true,
    write: false,
  });
  const outputs = result.outputFiles.map(({ path, contents }) => ({
    name: basename(path),
    contents: Buffer.from(contents),
  }));
  await Promise.all(
    outputs.map(({ name, contents }) => writeCompressed(join(assets, name), contents, !minify)),
  );

  const kitNames = await Promise.all(
    Object.entries(kit).map(async ([name, contents]) => {
      const hash = createHash('sha256').update(contents).digest('hex').slice(0, 8).toUpperCase();
      const hashed = name.replace('.', `-${hash}.`);
      await replaceFile(join(assets, hashed), contents);
      return [name, hashed] as const;
    }),
  );
  const entries = Object.entries(result.metafile.outputs).flatMap(([path, { entryPoint, inputs }]) => {
    if (entryPoint === SCRIPT) return [['main.js', basename(path)] as const];
    if (entryPoint !== undefined && SHEET_ENTRIES.includes(entryPoint))
      return [[basename(entryPoint), basename(path)] as const];
    return extname(path) === FONT
      ? Object.keys(inputs).map((input) => [basename(input), basename(path)] as const)
      : [];
  });
  return {
    files: Object.fromEntries([...entries, ...kitNames]),
    sizes: await scriptSizes(result.metafile, SCRIPT, assets),
    inputs: result.metafile.inputs,
  };
}

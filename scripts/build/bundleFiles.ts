import { build, context, type BuildContext, type BuildOptions, type BuildResult } from 'esbuild';

type Bundled = BuildOptions & { write: false; metafile: true };

export const bundleOnce = (options: Bundled) => build(options);

const contexts = new Map<string, Promise<BuildContext<Bundled>>>();

/** Like `build` of esbuild, but parses only what has changed since the last time. */
export async function rebundle(options: Bundled): Promise<BuildResult<Bundled>> {
  const key = JSON.stringify(options.entryPoints);
  const opened = contexts.get(key) ?? context(options);
  contexts.set(key, opened);
  return (await opened).rebuild();
}

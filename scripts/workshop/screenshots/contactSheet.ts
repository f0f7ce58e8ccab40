import type { Layout } from '../../../src/model/paths.ts';

export interface Shot {
  readonly path: string;
  readonly layout: Layout;
  readonly file: string;
}

/** HTML page with all screenshots side by side, each linked to its full size. */
export function contactSheet(shots: readonly Shot[]): string {
  const figures = shots.map(
    ({ path, layout, file }) =>
      `<figure class="${layout}"><a href="${file}"><img src="${file}" alt="" loading="lazy"></a><figcaption>${path} (${layout})</figcaption></figure>`,
  );
  return `<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Screenshots</title>
<style>
body { display: flex; flex-wrap: wrap; gap: 24px; margin: 24px; background: #888; font: 14px system-ui }
figure { margin: 0 }
img { display: block; background: #fff; object-fit: cover; object-position: top }
.desktop img { width: 480px; height: 640px }
.mobile img { width: 240px; height: 640px }
figcaption { margin-top: 6px; max-width: 480px; overflow-wrap: anywhere }
.mobile figcaption { max-width: 240px }
</style>
${figures.join('\n')}
</html>
`;
}

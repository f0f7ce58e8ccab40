import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startNginx } from '../../site/sampleNginx.ts';
import type { BenchServer } from './benchServer.ts';
import { compare } from './compare.ts';

const HOST = { Host: 'www.arcvane.example' };

/**
 * Compares a page from the cache of nginx (sample configuration) with the same bytes as a static file. Over plain HTTP:
 * TLS costs both the same, and would hide the difference.
 *
 * @returns requests/s of each
 */
export async function behindNginx(site: BenchServer, path: string, seconds: number) {
  const root = await mkdtemp(join(tmpdir(), 'arcvane-bench-'));
  const nginx = await startNginx([site.port, site.port], { root, hasTls: false });
  const origin = `http://127.0.0.1:${nginx.httpsPort}`;
  try {
    const page = await fetch(site.origin + path, { headers: { 'accept-encoding': 'identity' } });
    await mkdir(join(root, 'public'));
    await writeFile(join(root, 'public', 'page.html'), Buffer.from(await page.arrayBuffer()));
    const of = await compare(
      [
        { name: 'cache', url: origin + path, headers: HOST },
        { name: 'file', url: `${origin}/page.html`, headers: HOST },
      ],
      seconds,
    );
    return { cache: of('cache').perSecond, file: of('file').perSecond };
  } finally {
    await nginx.stop();
    await rm(root, { recursive: true });
  }
}

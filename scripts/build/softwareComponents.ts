import { join } from 'node:path';
import * as z from 'zod';
import { organization } from '../../src/organization.ts';
import { readJson } from './readJson.ts';

const lockFile = z.object({
  name: z.string(),
  version: z.string(),
  packages: z.record(
    z.string(),
    z.object({
      version: z.string().optional(),
      integrity: z.string().optional(),
      license: z.string().optional(),
      dev: z.boolean().optional(),
      optional: z.boolean().optional(),
      dependencies: z.record(z.string(), z.string()).optional(),
    }),
  ),
});

const PREFIX = 'node_modules/';

/**
 * The packages of the site as a CycloneDX 1.6 bill of materials, from the lock file. Packages that only the build and the
 * tests use are left out. The same lock file gives the same text.
 */
export async function softwareComponents(root: string): Promise<string> {
  const { name, version, packages } = lockFile.parse(await readJson(join(root, 'package-lock.json')));
  const site = `pkg:npm/${name}@${version}`;
  const refs = new Map<string, string>();
  const components = new Map<string, object>();
  for (const [path, { version: own = '', integrity, license, dev, optional }] of Object.entries(packages)) {
    if (path === '' || dev) continue;
    const full = path.slice(path.lastIndexOf(PREFIX) + PREFIX.length);
    const purl = `pkg:npm/${full.replace('@', '%40')}@${own}`;
    const [group, short] = full.startsWith('@') ? full.split('/') : [undefined, full];
    refs.set(path, purl);
    components.set(purl, {
      type: 'library',
      'bom-ref': purl,
      ...(group && { group }),
      name: short,
      version: own,
      scope: optional ? 'optional' : 'required',
      ...(integrity && { hashes: hashesOf(integrity) }),
      ...(license && { licenses: [{ expression: license }] }),
      purl,
    });
  }
  const direct = Object.keys(packages['']?.dependencies ?? {}).flatMap(
    (each) => refs.get(PREFIX + each) ?? [],
  );
  const bom = {
    $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: {
      component: { type: 'application', 'bom-ref': site, name, version, purl: site },
      supplier: { name: organization.legalName, url: [organization.website] },
    },
    components: [...components.values()],
    dependencies: [{ ref: site, dependsOn: direct.toSorted() }],
  };
  return `${JSON.stringify(bom, null, 2)}\n`;
}

/** The checksums of npm (Subresource Integrity) in hexadecimal. */
function hashesOf(integrity: string) {
  return integrity.split(' ').map((text) => {
    const [algorithm = '', digest = ''] = text.split('-');
    return {
      alg: algorithm.toUpperCase().replace('SHA', 'SHA-'),
      content: Buffer.from(digest, 'base64').toString('hex'),
    };
  });
}

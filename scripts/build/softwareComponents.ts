import { join } from 'node:path';
import * as z from 'zod';
import { organization } from '../../src/organization.ts';
import { readJson } from './readJson.ts';

const [text, flag] = [z.string().default(''), z.boolean().default(false)];
const dependencies = z.record(z.string(), z.string()).default({});
const installed = z.object({ version: text, integrity: text, license: text, dev: flag, optional: flag });
const lockFile = z.object({
  name: z.string(),
  version: z.string(),
  packages: z.record(z.string(), installed.extend({ dependencies })),
});

const PREFIX = 'node_modules/';

/**
 * The packages of the site as a CycloneDX 1.6 bill of materials, from the lock file. Packages that only the build and the
 * tests use are left out; `npm sbom --omit=dev` also leaves out those that both the site and the tests use. The same lock
 * file gives the same text.
 */
export async function softwareComponents(root: string): Promise<string> {
  const { name, version, packages } = lockFile.parse(await readJson(join(root, 'package-lock.json')));
  const site = `pkg:npm/${name}@${version}`;
  const components = new Map(
    Object.entries(packages)
      .filter(([path, { dev }]) => path !== '' && !dev)
      .map(([path, own]) => {
        const full = path.slice(path.lastIndexOf(PREFIX) + PREFIX.length);
        const purl = `pkg:npm/${full.replace('@', '%40')}@${own.version}`;
        return [path, { 'bom-ref': purl, name: full, purl, ...componentOf(own) }] as const;
      }),
  );
  const direct = Object.keys(packages['']?.dependencies ?? {}).flatMap(
    (each) => components.get(PREFIX + each)?.purl ?? [],
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
    components: [...new Map([...components.values()].map((each) => [each.purl, each])).values()],
    dependencies: [{ ref: site, dependsOn: direct.toSorted() }],
  };
  return `${JSON.stringify(bom, null, 2)}\n`;
}

/** npm has the checksum in Base64 (Subresource Integrity), CycloneDX in hexadecimal. */
function componentOf({ version, integrity, license, optional }: z.infer<typeof installed>) {
  const [algorithm = '', digest = ''] = integrity.split('-');
  const content = Buffer.from(digest, 'base64').toString('hex');
  return {
    type: 'library',
    version,
    scope: optional ? 'optional' : 'required',
    ...(integrity && { hashes: [{ alg: algorithm.toUpperCase().replace('SHA', 'SHA-'), content }] }),
    ...(license && { licenses: [{ expression: license }] }),
  };
}

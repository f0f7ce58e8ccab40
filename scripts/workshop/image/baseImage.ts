import { execFile } from 'node:child_process';
import { copyFile, cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { podman, succeeds } from './podman.ts';

const run = promisify(execFile);

/** Made here, and kept for the next run. */
const MADE = 'localhost/arcvane-node:24';

/**
 * Finds the image that the Dockerfile builds on: its own, if it is here or a registry has it, otherwise one like it,
 * made of Debian packages.
 *
 * @param own name in the Dockerfile
 * @throws {Error} if there is none, and this user or machine cannot make one
 */
export async function baseImage(own: string): Promise<string> {
  if (await succeeds('image', 'exists', own)) return own;
  if (await succeeds('image', 'exists', MADE)) return MADE;
  if (await succeeds('pull', '--quiet', own)) return own;
  await makeBase();
  return MADE;
}

/** A minimal Debian with this Node.js, this npm, and a user `node`. */
async function makeBase(): Promise<void> {
  const npm = process.env['npm_execpath'];
  if (npm === undefined || process.getuid?.() !== 0)
    throw new Error(
      'No base image: no registry answers, and only root can make one with npm and debootstrap',
    );
  const folder = await mkdtemp(join(tmpdir(), 'arcvane-base-'));
  try {
    const system = join(folder, 'system');
    const local = join(system, 'usr', 'local');
    // It mounts /proc in there: in a mount namespace of its own, so that nothing stays mounted if it fails.
    const debootstrap = ['--mount', 'debootstrap', '--variant=minbase', 'bookworm', system];
    await run('unshare', debootstrap, { maxBuffer: Infinity });
    await copyFile(process.execPath, join(local, 'bin', 'node'));
    await cp(dirname(dirname(npm)), join(local, 'lib', 'node_modules', 'npm'), { recursive: true });
    for (const name of ['npm', 'npx'])
      await symlink(`../lib/node_modules/npm/bin/${name}-cli.js`, join(local, 'bin', name));
    await run('chroot', [system, 'useradd', '--uid', '1000', '--create-home', 'node']);
    await copyNpmSettings(join(local, 'etc'));
    const archive = join(folder, 'system.tar');
    await run('tar', ['-C', system, '--exclude=./var/cache/apt/archives/*.deb', '-cf', archive, '.']);
    await podman('import', '--quiet', archive, MADE);
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** In the image, npm uses the registry of this machine, and trusts the same certificates. */
async function copyNpmSettings(folder: string): Promise<void> {
  // npm passes its settings to scripts, except for those that have their defaults.
  const { npm_config_registry: registry, npm_config_cafile, NODE_EXTRA_CA_CERTS } = process.env;
  const certificates = npm_config_cafile ?? NODE_EXTRA_CA_CERTS;
  const settings: string[] = registry === undefined ? [] : [`registry=${registry}\n`];
  await mkdir(folder, { recursive: true });
  if (certificates !== undefined) {
    await copyFile(certificates, join(folder, 'certificates.pem'));
    settings.push('cafile=/usr/local/etc/certificates.pem\n');
  }
  await writeFile(join(folder, 'npmrc'), settings.join(''));
}

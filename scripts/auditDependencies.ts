/**
 * `npx -c "node scripts/auditDependencies.ts"`: fails on every known vulnerability of packages that the server loads, and on
 * high and critical ones of those that only build or test the site. If the registry has no audit endpoint (some mirrors),
 * it reports that and passes.
 */
import { spawnSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import * as z from 'zod';

const report = z.object({
  vulnerabilities: z.record(z.string(), z.object({ severity: z.string() })),
});
const GRAVE = ['high', 'critical'];
const ROOT = resolve(import.meta.dirname, '..');

/** @returns severity by vulnerable package @throws {Error} if the registry sends no report */
function audited(folder: string, ...options: readonly string[]): ReadonlyMap<string, string> {
  const { stdout, error } = spawnSync('npm', ['audit', '--json', ...options], {
    cwd: folder,
    encoding: 'utf8',
  });
  const result = report.safeParse(parsed(stdout ?? ''));
  if (!result.success) {
    const said = error?.message ?? /"(?:summary|message|error)":\s*"([^"]+)"/.exec(stdout)?.[1];
    throw new Error(said ?? 'no reason given');
  }
  return new Map(Object.entries(result.data.vulnerabilities).map(([name, { severity }]) => [name, severity]));
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

try {
  const all = new Map([...audited(join(ROOT, 'scripts', 'workshop')), ...audited(ROOT)]);
  const loaded = audited(ROOT, '--omit=dev');
  console.log(`Dependencies audited: ${all.size} vulnerable packages, ${loaded.size} of them in the server`);
  for (const [name, severity] of all)
    console.log(`  ${name}: ${severity}${loaded.has(name) ? ', in the server' : ''}`);
  if (loaded.size > 0 || [...all.values()].some((severity) => GRAVE.includes(severity))) process.exitCode = 1;
} catch (error) {
  const reason = error instanceof Error ? error.message : String(error);
  console.log(`Dependencies NOT audited: the registry sent no audit report (${reason})`);
}

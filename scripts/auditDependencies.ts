/**
 * `npm run audit:dependencies`: fails if a production dependency has a known vulnerability. If the registry has no audit
 * endpoint (some mirrors), it reports that and passes.
 */
import { spawnSync } from 'node:child_process';
import { z } from 'zod';

const report = z.object({
  metadata: z.object({ vulnerabilities: z.object({ total: z.number() }) }),
  vulnerabilities: z.record(z.string(), z.object({ severity: z.string() })),
});

const { stdout, error } = spawnSync('npm', ['audit', '--omit=dev', '--json'], { encoding: 'utf8' });
const result = report.safeParse(parsed(stdout ?? ''));
if (!result.success) {
  const said = error?.message ?? /"(?:summary|message|error)":\s*"([^"]+)"/.exec(stdout)?.[1];
  console.log(`Dependencies NOT audited: the registry sent no audit report (${said ?? 'no reason given'})`);
} else {
  const { metadata, vulnerabilities } = result.data;
  const { total } = metadata.vulnerabilities;
  console.log(`Dependencies audited: ${total} known vulnerabilities`);
  for (const [name, { severity }] of Object.entries(vulnerabilities)) console.log(`  ${name}: ${severity}`);
  process.exitCode = total > 0 ? 1 : 0;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

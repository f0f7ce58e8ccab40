/** `npm run audit -- URL`: what search engines find on a running site. Fails where it has faults. */
import { audit } from './audit/audit.ts';
import { auditReport } from './audit/auditReport.ts';
import { whyUnreachable } from './audit/whyUnreachable.ts';

const [, , url = 'http://localhost:3000'] = process.argv;
if (!URL.canParse(url)) {
  console.error(
    `${url} is no URL. Give the origin of a running site: npm run audit -- https://www.arcvane.example`,
  );
  process.exit(2);
}
try {
  const result = await audit(new URL(url).origin);
  console.log(auditReport(result));
  if (result.faults.length > 0) process.exitCode = 1;
} catch (error) {
  console.error(`${url} does not answer: ${whyUnreachable(error)}`);
  process.exitCode = 2;
}

/** `npm run audit -- URL`: SEO audit of a running site. Exits with 1 if it finds faults, 2 if the site is unreachable. */
import { audit } from './audit/audit.ts';
import { auditReport } from './audit/auditReport.ts';
import { whyUnreachable } from './audit/whyUnreachable.ts';

const [, , url = 'http://localhost:3000'] = process.argv;
if (!URL.canParse(url)) {
  console.error(
    `${url} is not a URL. Give the origin of a running site: npm run audit -- https://www.arcvane.example`,
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

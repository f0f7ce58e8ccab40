import { SAMPLE_HOSTS } from '../../../site/sampleNginx.ts';
import { visitNginx } from '../../../site/visitNginx.ts';
import type { Act } from '../stage.ts';

const REQUESTS = 100;
/** Percent encoding makes it three times as long as nginx reads. */
const REFERRER = `https://${SAMPLE_HOSTS[0]}/news?${'"'.repeat(7800)}`;
const FORM = {
  ':method': 'POST',
  'content-type': 'application/x-www-form-urlencoded',
  accept: 'text/html',
  'sec-fetch-site': 'same-origin',
};

export const longReferrers: Act = {
  name: 'long referrers',
  play: async ({ nginx, record }) => {
    const session = await visitNginx(nginx.httpsPort, { localAddress: '127.0.9.1' });
    for (let sent = 0; sent < REQUESTS; sent += 1) {
      const headers = { ...FORM, referer: REFERRER };
      const { status } = await session.ask('/consent', headers, 'choice=all&path=%2Fnews');
      record().requests += 1;
      if (status !== 303) record().faults.push(`status ${status}`);
    }
    session.close();
    return `${REQUESTS} forms with a referrer of ${REFERRER.length.toLocaleString('en')} characters, all answered by the site`;
  },
};

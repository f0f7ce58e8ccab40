import { connect } from 'node:http2';
import { setTimeout as wait } from 'node:timers/promises';
import { SAMPLE_HOSTS } from '../../../site/sampleNginx.ts';
import type { Act } from '../stage.ts';

const CONNECTIONS = 4;
const ATTACK_MS = 12_000;
const AT_ONCE = 100;
const CANCEL = 8;

export const streamResets: Act = {
  name: 'HTTP/2 resets',
  // The attacker's own work takes a core of this machine.
  slowerMs: 2000,
  play: async ({ nginx, record }) => {
    const before = await nginx.logLength();
    const until = performance.now() + ATTACK_MS;
    let resets = 0;
    const attack = async () => {
      while (performance.now() < until) {
        // Options of `tls.connect`, to which `http2.connect` passes them.
        const options = { rejectUnauthorized: false, servername: SAMPLE_HOSTS[0], localAddress: '127.0.9.2' };
        const session = connect(`https://127.0.0.1:${nginx.httpsPort}`, options);
        session.on('error', () => undefined);
        let open = 0;
        // nginx closes a connection after 1,000 requests.
        while (performance.now() < until && !session.closed && !session.destroyed) {
          // Requests of a session that is still connecting would only pile up in this process.
          for (; open < AT_ONCE && !session.connecting && !session.closed; open += 1) {
            resets += 1;
            session
              .request({ ':path': `/news?reset=${resets}`, ':authority': SAMPLE_HOSTS[0] })
              .on('error', () => undefined)
              .on('close', () => (open -= 1))
              .close(CANCEL);
          }
          await wait(1);
        }
        session.destroy();
      }
    };
    await Promise.all(Array.from({ length: CONNECTIONS }, attack));
    record().requests += resets;
    const own = (await nginx.logFrom(before)).filter(({ status }) => status === 429).length;
    if (own === 0) record().faults.push('nginx has not refused a request of the attacker');
    return `${resets.toLocaleString('en')} requests over ${CONNECTIONS} connections, reset at once; ${own.toLocaleString('en')} refused by nginx`;
  },
};

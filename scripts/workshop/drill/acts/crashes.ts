import { setTimeout as wait } from 'node:timers/promises';
import { createStamps } from '../../../../src/inquiries/stamp.ts';
import { FORM_PATH, formOf } from '../inquiries.ts';
import type { Act } from '../stage.ts';

const KILLS = 8;
/** `RestartSec` of the systemd unit. */
const RESTART_MS = 1000;
/** Longer than nginx avoids a process, so that one is always left. */
const BETWEEN_MS = 2500;
const CLIENTS = 8;
/** So that the mails keep up with the posts. */
const PAUSE_MS = 500;
const RETRY_MS = 50;
const MINUTE_MS = 60_000;

export const crashes: Act = {
  name: 'inquiries through crashes',
  play: async ({ accepted, delivered, formSecret, record, sites, start }) => {
    const before = accepted.size;
    const stamp = createStamps(() => formSecret).make(Date.now() - MINUTE_MS);
    let isOver = false;
    let last = 0;
    const inquire = async () => {
      for (; !isOver; await wait(PAUSE_MS)) {
        const number = last++;
        const incident = `Inquiry ${number} between crashes\n\u96fb\u6c60 = ${number / 7}`;
        const body = formOf({ stamp, serial: `${number}`, incident });
        // A client repeats a post that gets no answer with the other process, as a proxy does.
        for (let turn = number; !accepted.has(incident); turn += 1) {
          record().requests += 1;
          const answer = await post(`${sites[turn % sites.length]?.origin}`, body).catch(() => undefined);
          if (answer?.status === 303)
            accepted.set(incident, answer.headers.get('location')?.split('/').at(-1) ?? '');
          else if (answer && answer.status !== 429) {
            record().faults.push(`inquiry ${number}: status ${answer.status}`);
            break;
          } else await wait(RETRY_MS);
        }
      }
    };
    const all = Promise.all(Array.from({ length: CLIENTS }, inquire));
    for (let kills = 0; kills < KILLS; kills += 1) {
      const index = Math.floor(Math.random() * sites.length);
      await wait(BETWEEN_MS + Math.random() * 1000);
      await sites[index]?.end('SIGKILL');
      await wait(RESTART_MS);
      await start(index);
    }
    isOver = true;
    await all;
    const during = accepted.size - before;
    await delivered(180);
    return `${KILLS} times one of the processes killed, and started again 1 s later, as by systemd; ${during} inquiries accepted and delivered`;
  },
};

function post(origin: string, body: URLSearchParams): Promise<Response> {
  const headers = { Origin: origin.replace('http:', 'https:') };
  return fetch(origin + FORM_PATH, { method: 'POST', body, redirect: 'manual', headers });
}

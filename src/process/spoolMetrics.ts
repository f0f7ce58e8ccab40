import { Counter, Gauge, type Registry } from 'prom-client';
import type { SpoolReport } from '../inquiries/createInquiries.ts';

/** Of a folder that cannot be read: the other metrics must not fail with it. */
const UNREADABLE = { counts: {}, isWritable: false };

/** Metrics of the forms and of the spool. Labels are ids: nothing that a visitor wrote. */
export function watchSpool(registers: Registry[]) {
  const received = new Counter({
    name: 'arcvane_inquiries_total',
    help: 'Forms received, by form and outcome: accepted, repeated, mailed, invalid, notStored.',
    labelNames: ['form', 'outcome'],
    registers,
  });
  const refused = new Counter({
    name: 'arcvane_inquiries_refused_total',
    help: 'Forms refused unread, by reason: from another site, or over the limit of an address or of all.',
    labelNames: ['reason'],
    registers,
  });
  const deliveries = new Counter({
    name: 'arcvane_inquiry_deliveries_total',
    help: 'Deliveries of inquiries, by outcome: delivered, retried, failed.',
    labelNames: ['outcome'],
    registers,
  });
  return {
    received: (form: string, outcome: string) => received.inc({ form, outcome }),
    refused: (reason: string) => refused.inc({ reason }),
    delivery: (outcome: string) => deliveries.inc({ outcome }),
    /** Registers the source of the spool metrics, which is called at each scrape. */
    watchSpool: (report: () => Promise<SpoolReport>) => {
      const writable = new Gauge({
        name: 'arcvane_spool_writable',
        help: '1 while inquiries can be stored, 0 after storing one has failed.',
        registers,
      });
      new Gauge({
        name: 'arcvane_spool_inquiries',
        help: 'Inquiries in the spool, by state: waiting, sending, failed, delivered (as of the last sweep).',
        labelNames: ['state'],
        registers,
        async collect() {
          this.reset();
          const { counts, isWritable } = await report().catch(() => UNREADABLE);
          writable.set(isWritable ? 1 : 0);
          for (const [state, count] of Object.entries(counts)) this.set({ state }, count);
        },
      });
    },
  };
}

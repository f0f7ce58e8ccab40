import type { Act } from './act.ts';
import { abortedDownloads } from './acts/abortedDownloads.ts';
import { certificateChange } from './acts/certificateChange.ts';
import { clockJumps } from './acts/clockJumps.ts';
import { crashes } from './acts/crashes.ts';
import { garbageForms } from './acts/garbageForms.ts';
import { gatewayFaults } from './acts/gatewayFaults.ts';
import { hostileRequests } from './acts/hostileRequests.ts';
import { hostileText } from './acts/hostileText.ts';
import { keepAlive } from './acts/keepAlive.ts';
import { logRotation } from './acts/logRotation.ts';
import { memory } from './acts/memory.ts';
import { contentServiceDown, fullDisk, mailServerDown } from './acts/outages.ts';
import { pipelining } from './acts/pipelining.ts';
import { quiet, start } from './acts/quiet.ts';
import { inPlace, rollBack, sideBySide } from './acts/releases.ts';
import { slowClients } from './acts/slowClients.ts';
import { withdrawal } from './acts/withdrawal.ts';

/** The first two acts are always played. The last one moves the clocks of the processes, and a restart would move them back. */
export const ACTS = [
  start,
  quiet,
  pipelining,
  slowClients,
  abortedDownloads,
  keepAlive,
  garbageForms,
  hostileRequests,
  hostileText,
  gatewayFaults,
  withdrawal,
  clockJumps,
  memory,
  inPlace,
  sideBySide,
  rollBack,
  certificateChange,
  logRotation,
  crashes,
  fullDisk,
  mailServerDown,
  contentServiceDown,
] as const satisfies readonly Act[];

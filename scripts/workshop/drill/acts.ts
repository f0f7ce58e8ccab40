import type { Act } from './act.ts';
import { abortedDownloads } from './acts/abortedDownloads.ts';
import { cacheKeys } from './acts/cacheKeys.ts';
import { clockJumps } from './acts/clockJumps.ts';
import { connectionFlood, descriptorLimit } from './acts/connectionFlood.ts';
import { crashes } from './acts/crashes.ts';
import { garbageForms } from './acts/garbageForms.ts';
import { gatewayFaults } from './acts/gatewayFaults.ts';
import { hostileRequests } from './acts/hostileRequests.ts';
import { hostileText } from './acts/hostileText.ts';
import { keepAlive } from './acts/keepAlive.ts';
import { certificateChange, logRotation } from './acts/nginxReloads.ts';
import { longReferrers } from './acts/longReferrers.ts';
import { memory } from './acts/memory.ts';
import { contentServiceDown, fullDisk, mailServerDown, readOnlySpool } from './acts/outages.ts';
import { pipelining } from './acts/pipelining.ts';
import { quiet, start } from './acts/quiet.ts';
import { inPlace, rollBack, sideBySide } from './acts/releases.ts';
import { slowBodies, slowClients, slowHeaders } from './acts/slowClients.ts';
import { streamResets } from './acts/streamResets.ts';
import { withdrawal } from './acts/withdrawal.ts';
import { worstMarkdown } from './acts/worstMarkdown.ts';

/** The first two acts are always played. The last one moves the clocks of the processes, and a restart would move them back. */
export const ACTS = [
  start,
  quiet,
  pipelining,
  slowClients,
  slowHeaders,
  slowBodies,
  longReferrers,
  streamResets,
  connectionFlood,
  descriptorLimit,
  cacheKeys,
  abortedDownloads,
  keepAlive,
  garbageForms,
  hostileRequests,
  hostileText,
  gatewayFaults,
  worstMarkdown,
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
  readOnlySpool,
  mailServerDown,
  contentServiceDown,
] as const satisfies readonly Act[];

/**
 * Waits until the promise settles or the timeout is over. The work itself is not canceled.
 *
 * @param work must never reject
 * @param limitMs timeout in milliseconds
 */
export async function settledWithin(work: Promise<void>, limitMs: number): Promise<void> {
  const limit = Promise.withResolvers<void>();
  const timer = setTimeout(limit.resolve, limitMs);
  await Promise.race([work, limit.promise]);
  clearTimeout(timer);
}

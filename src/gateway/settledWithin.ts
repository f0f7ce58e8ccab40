/**
 * Waits for work that never rejects, but no longer than the limit. The work itself goes on.
 *
 * @param limitMs milliseconds
 */
export async function settledWithin(work: Promise<void>, limitMs: number): Promise<void> {
  const limit = Promise.withResolvers<void>();
  const timer = setTimeout(limit.resolve, limitMs);
  await Promise.race([work, limit.promise]);
  clearTimeout(timer);
}

/**
 * Runs a DOM change, in a view transition unless the browser lacks them, the page is hidden or reduced motion is
 * preferred.
 *
 * @param isImmediate skips the transition
 */
export async function withTransition(isImmediate: boolean, change: () => void): Promise<void> {
  const isCalm = isImmediate || matchMedia('(prefers-reduced-motion: reduce)').matches || document.hidden;
  if (isCalm || !('startViewTransition' in document)) {
    change();
    return;
  }
  const { ready, finished, updateCallbackDone } = document.startViewTransition(change);
  // An interrupted transition rejects, but its change is still applied.
  for (const end of [ready, finished]) end.catch(() => undefined);
  await updateCallbackDone;
}

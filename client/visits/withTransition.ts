/**
 * Changes the page, with the browser's own transition where it has one and motion is welcome.
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
  // A transition that is cut short by the next one rejects; the change is made all the same.
  for (const end of [ready, finished]) end.catch(() => undefined);
  await updateCallbackDone;
}

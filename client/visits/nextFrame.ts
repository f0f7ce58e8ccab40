/** Waits until the browser has shown what there is to show; a page that is hidden has no frames. */
export function nextFrame(): Promise<void> {
  return document.hidden
    ? Promise.resolve()
    : new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
}

/** Resolves after the next frame is painted; at once in a hidden page, which gets no animation frames. */
export function nextFrame(): Promise<void> {
  return document.hidden
    ? Promise.resolve()
    : new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
}

const announcer = () => document.querySelector('[data-announcer]');

/** Has screen readers say something when they have finished what they are at (WCAG 4.1.3). */
export function announce(text: string): void {
  const status = announcer();
  if (status) status.textContent = text;
}

/** Takes back what is no longer so, where nothing else has been said since. */
export function withdraw(text: string): void {
  if (announcer()?.textContent === text) announce('');
}

/** Has screen readers say something when they have finished what they are at (WCAG 4.1.3). */
export function announce(text: string): void {
  const status = document.querySelector('[data-announcer]');
  if (status) status.textContent = text;
}

const announcer = () => document.querySelector('[data-announcer]');

/** Announces text to screen readers through the page's polite live region (WCAG 4.1.3). */
export function announce(text: string): void {
  const status = announcer();
  if (status) status.textContent = text;
}

/** Clears the announcement if it is still current. */
export function withdraw(text: string): void {
  if (announcer()?.textContent === text) announce('');
}

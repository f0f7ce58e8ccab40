/** The commands of WebDriver that the tests use (https://www.w3.org/TR/webdriver2/): over HTTP, and in Firefox. */
export const COMMANDS = {
  navigate: ['POST', '/url', 'WebDriver:Navigate'],
  back: ['POST', '/back', 'WebDriver:Back'],
  forward: ['POST', '/forward', 'WebDriver:Forward'],
  run: ['POST', '/execute/async', 'WebDriver:ExecuteAsyncScript'],
  windows: ['GET', '/window/handles', 'WebDriver:GetWindowHandles'],
  chooseWindow: ['POST', '/window', 'WebDriver:SwitchToWindow'],
  closeWindow: ['DELETE', '/window', 'WebDriver:CloseWindow'],
  deleteCookies: ['DELETE', '/cookie', 'WebDriver:DeleteAllCookies'],
  click: ['POST', '/element/{id}/click', 'WebDriver:ElementClick'],
  clear: ['POST', '/element/{id}/clear', 'WebDriver:ElementClear'],
  type: ['POST', '/element/{id}/value', 'WebDriver:ElementSendKeys'],
  act: ['POST', '/actions', 'WebDriver:PerformActions'],
  print: ['POST', '/print', 'WebDriver:Print'],
} as const;

export type Command = keyof typeof COMMANDS;

/**
 * Capabilities of a session. Its limit for a script is in milliseconds. It never waits for a page: Firefox misses the end of
 * a navigation now and then, and WebKit runs no script before `load`, which a held file delays. See `Tab.load`.
 */
export const CAPABILITIES = { timeouts: { script: 60_000 }, pageLoadStrategy: 'none' };

/** A running browser. */
export interface Session {
  /** @throws {Error} with the browser's message */
  readonly send: (command: Command, parameters?: Readonly<Record<string, unknown>>) => Promise<unknown>;
  readonly stop: () => Promise<void>;
}

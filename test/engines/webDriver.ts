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

/** Limits for a script and a page, in milliseconds: the browser reports one that hangs as an error. */
export const TIMEOUTS = { script: 60_000, pageLoad: 60_000 };

/** A running browser. */
export interface Session {
  /** @throws {Error} with the browser's message */
  readonly send: (command: Command, parameters?: Readonly<Record<string, unknown>>) => Promise<unknown>;
  readonly stop: () => Promise<void>;
}

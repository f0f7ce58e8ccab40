import { once } from 'node:events';
import { Agent, createServer, request, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { freePort } from '../../scripts/site/ports.ts';

const SCRIPT = '/watch-faults.js';
const REPORT = '/watched-fault';
/** Cookie of a browser that claims to save data: it fetches no pages ahead and plays no film. */
export const SAVES_DATA = 'saves-data';

export interface Watch {
  /** Origin of the proxy. */
  readonly url: string;
  /** Returns the faults since the last call: responses of 400 and above, and what `watchFaults` reports. */
  readonly takeFaults: () => string[];
  /** Holds requests for matching paths until the returned function is called. */
  readonly hold: (paths: RegExp) => () => void;
  readonly stop: () => Promise<void>;
}

/**
 * Starts a proxy of a site that records faults, because WebKit's driver gives neither console nor network. It adds one
 * script to each document.
 */
export async function watch(site: string): Promise<Watch> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const agent = new Agent({ keepAlive: true });
  const faults: string[] = [];
  let held: { readonly paths: RegExp; readonly released: Promise<void> } | undefined;
  const pathOf = (address = '') => address.replace(url, '');

  const server = createServer(async (incoming, outgoing) => {
    const { method, url: path = '', headers } = incoming;
    if (path === SCRIPT) {
      outgoing.setHeader('Content-Type', 'text/javascript');
      outgoing.end(`(${watchFaults})('${REPORT}', '${SAVES_DATA}')`);
      return;
    }
    if (path === REPORT) {
      faults.push(`${pathOf(headers.referer)}: ${(await text(incoming)).replaceAll(url, '')}`);
      outgoing.end();
      return;
    }
    if (held?.paths.test(path)) await held.released;
    const isDocument = headers['sec-fetch-mode'] === 'navigate';
    const onward = request(site + path, {
      method,
      agent,
      headers: { ...headers, ...(isDocument && { 'accept-encoding': 'identity' }) },
    });
    // The browser has canceled its request, or the site has ended.
    outgoing.on('close', () => onward.destroy());
    onward.on('error', () => outgoing.destroy());
    incoming.pipe(onward);
    const [response]: IncomingMessage[] = await once(onward, 'response').catch(() => []);
    if (!response) return;
    response.on('error', () => outgoing.destroy());
    const { statusCode = 500, headers: own } = response;
    if (statusCode >= 400) faults.push(`${pathOf(headers.referer)}: ${statusCode} for ${method} ${path}`);
    if (!isDocument || !own['content-type']?.startsWith('text/html')) {
      outgoing.writeHead(statusCode, own);
      response.pipe(outgoing);
      return;
    }
    const html = (await text(response)).replace('<head>', `<head><script src="${SCRIPT}"></script>`);
    outgoing.writeHead(statusCode, { ...own, 'content-length': Buffer.byteLength(html) }).end(html);
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    url,
    takeFaults: () => faults.splice(0),
    hold: (paths) => {
      const { promise, resolve } = Promise.withResolvers<void>();
      held = { paths, released: promise };
      return resolve;
    },
    stop: async () => {
      server.close();
      server.closeAllConnections();
      agent.destroy();
    },
  };
}

/** Runs in each document before its own scripts. Reports synchronously, so that nothing is lost when the page is left. */
function watchFaults(address: string, savesData: string): void {
  if (document.cookie.includes(savesData))
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  const report = (fault: string) => {
    const message = new XMLHttpRequest();
    message.open('POST', address, false);
    message.send(fault);
  };
  for (const level of ['error', 'warn'] as const) {
    const own: unknown = Reflect.get(console, level);
    Reflect.set(console, level, (...parts: unknown[]) => {
      report(`console.${level} ${parts.join(' ')}`);
      if (own instanceof Function) own.apply(console, parts);
    });
  }
  const listen = (target: EventTarget, type: string, describe: (event: Event) => unknown) => {
    const isLazy = ({ target: origin }: Event) =>
      origin instanceof HTMLImageElement && origin.loading === 'lazy';
    target.addEventListener(type, (event) => isLazy(event) || report(`${type} ${describe(event)}`), true);
  };
  // Errors of scripts, and of elements whose file cannot be loaded. When a page is left, WebKit reports an error for each
  // lazy picture that is still loading; the proxy reports failed responses.
  listen(window, 'error', (event) =>
    event instanceof ErrorEvent
      ? `${event.message} in ${event.filename}:${event.lineno}`
      : event.target instanceof Element && event.target.outerHTML,
  );
  listen(window, 'unhandledrejection', (event) => Reflect.get(event, 'reason'));
  listen(document, 'securitypolicyviolation', (event) =>
    event instanceof SecurityPolicyViolationEvent ? `${event.effectiveDirective} ${event.blockedURI}` : '',
  );
}

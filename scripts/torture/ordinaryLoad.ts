import { RawClient } from './rawClient.ts';

export interface LoadResult {
  readonly asked: number;
  readonly faults: string[];
  /** Milliseconds that 99 of 100 answers took at most. */
  readonly p99: number;
}

const PAGES = ['/', '/de/news', '/ja/solutions/detail/battery', '/ar/about-us/contact-us', '/fr/solutions'];
const HEADERS =
  'Host: www.arcvane.example\r\nUser-Agent: Mozilla/5.0 (X11; Linux x86_64)\r\nAccept-Encoding: br\r\n';

/**
 * Ordinary visitors, one request after the other each, while the work goes on. Every answer must be a whole page.
 *
 * @param pause ms between the requests of a visitor
 */
export async function ordinaryLoad(
  port: number,
  work: () => Promise<unknown>,
  { visitors = 8, pause = 0 } = {},
): Promise<LoadResult> {
  const stopped = new AbortController();
  const times: number[] = [];
  const faults: string[] = [];
  const visit = async (number: number) => {
    const client = new RawClient(port);
    for (let turn = number; !stopped.signal.aborted; turn += 1) {
      const path = PAGES[turn % PAGES.length] ?? '/';
      const started = performance.now();
      try {
        const { status, body } = await client.send(`GET ${path} HTTP/1.1\r\n${HEADERS}\r\n`);
        if (status !== 200 || body.length < 1000)
          faults.push(`${path}: status ${status}, ${body.length} bytes`);
      } catch (error) {
        faults.push(`${path}: ${String(error)}`);
      }
      times.push(performance.now() - started);
      if (pause > 0) await new Promise((resolve) => setTimeout(resolve, pause));
    }
    client.close();
  };
  const all = Array.from({ length: visitors }, (_, number) => visit(number));
  await work().finally(() => stopped.abort());
  await Promise.all(all);
  times.sort((one, other) => one - other);
  return { asked: times.length, faults, p99: times[Math.floor(times.length * 0.99)] ?? 0 };
}

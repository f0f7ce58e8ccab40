import { createServer } from 'node:http';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';

/** A page view received by a service. */
interface Told {
  readonly service: 'tag' | 'sensors';
  readonly url: string;
  readonly title: string;
  readonly lang: string;
  readonly id?: string;
}

/** Stand-in for a tag service's script: sends the queued entries, and later ones as they are pushed. */
const tagScript = (port: number) => `
  const queue = window.dataLayer;
  const tell = (entry) =>
    fetch('http://localhost:${port}/collect', { method: 'POST', mode: 'no-cors', body: JSON.stringify(entry) });
  queue.forEach(tell);
  queue.push = (...entries) => entries.forEach(tell);
`;

export interface AnalyticsService {
  /** Page views received so far. */
  readonly told: readonly Told[];
  /** Number of requests received. */
  readonly requests: () => number;
  readonly stop: () => Promise<void>;
}

/** Starts an HTTP server that acts as tag service and sensors service. */
export async function startAnalyticsService(port: number): Promise<AnalyticsService> {
  const told: Told[] = [];
  let requests = 0;
  const server = createServer(async (req, res) => {
    requests += 1;
    const body = await text(req);
    const { pathname } = new URL(req.url ?? '/', 'http://localhost');
    if (pathname === '/tag.js') res.setHeader('Content-Type', 'text/javascript').end(tagScript(port));
    else {
      told.push(pathname === '/sa' ? readSensors(body) : readTag(body));
      res.writeHead(204).end();
    }
  });
  server.listen(port);
  await once(server, 'listening');
  return {
    told,
    requests: () => requests,
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

function readTag(body: string): Told {
  const { event, page_location, page_title, page_language } = JSON.parse(body);
  if (event !== 'page_view') throw new Error(`Unexpected tag event: ${event}`);
  return { service: 'tag', url: page_location, title: page_title, lang: page_language };
}

function readSensors(body: string): Told {
  const form = new URLSearchParams(body);
  if (form.get('gzip') !== '0') throw new Error('Sensors data must not be gzipped');
  const { type, event, distinct_id, time, properties } = JSON.parse(
    Buffer.from(form.get('data') ?? '', 'base64').toString(),
  );
  if (type !== 'track' || event !== '$pageview' || typeof time !== 'number')
    throw new Error('Unexpected sensors event');
  const { $url, $title, lang } = properties;
  return { service: 'sensors', url: $url, title: $title, lang, id: distinct_id };
}

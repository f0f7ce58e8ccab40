import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { RequestHandler } from 'express';
import helmet from 'helmet';
import type { Config } from '../config.ts';

/** What no page here has a use for; an empty list denies it to the page and to whatever a page might embed. */
const PERMISSIONS_POLICY = [
  'accelerometer',
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
]
  .map((feature) => `${feature}=()`)
  .join(', ');

/** Addresses of what is never shown by itself, but a part of a page. An SVG file, say, can be a document with scripts. */
const PART_OF_PAGE = /\.(?:js|css|woff2|avif|webp|png|jpg|ico|mp4|webm)$/;
/** All that means anything for these. A first view has 25, and the other headers are 800 bytes each time. */
const FOR_PARTS = ['strict-transport-security', 'x-content-type-options', 'cross-origin-resource-policy'];

/**
 * Everything from this site alone, plus the hosts that the operator configured: pictures from the delivery network,
 * the tag service's script on the global host, calls to the sensors service on mainland hosts. No inline script or
 * style, and neither hashes nor nonces, so that a page can be cached; JSON-LD is data, which the policy does not concern.
 */
export function securityHeaders(config: Config): RequestHandler {
  const { tagUrl, sensorsUrl, mainlandHosts } = config;
  const onGlobalHost = headersWith(config, { scripts: originOf(tagUrl), calls: originOf(tagUrl) });
  const onMainlandHosts = headersWith(config, { scripts: [], calls: originOf(sensorsUrl) });
  return (req, res, next) => {
    const { forDocuments, forParts } = mainlandHosts.includes(req.hostname) ? onMainlandHosts : onGlobalHost;
    const headers = PART_OF_PAGE.test(req.path) ? forParts : forDocuments;
    for (const [name, value] of headers) res.setHeader(name, value);
    next();
  };
}

interface Allowed {
  readonly scripts: readonly string[];
  readonly calls: readonly string[];
}

interface Headers {
  readonly forDocuments: readonly Header[];
  readonly forParts: readonly Header[];
}
type Header = readonly [name: string, value: string];

/** What helmet says with these settings. It says the same to everyone, so it is asked once. */
function headersWith({ siteUrl, cdnUrl }: Config, { scripts, calls }: Allowed): Headers {
  const isHttps = siteUrl.startsWith('https:');
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  const ask = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'", ...scripts],
        styleSrc: ["'self'"],
        // A script of the tag service may call home by a picture.
        imgSrc: ["'self'", ...originOf(cdnUrl), ...scripts],
        fontSrc: ["'self'"],
        mediaSrc: ["'self'"],
        connectSrc: ["'self'", ...calls],
        manifestSrc: ["'self'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        // This and HSTS would lock the visitors of a site without TLS out.
        ...(isHttps ? { upgradeInsecureRequests: [] } : {}),
      },
    },
    strictTransportSecurity: isHttps ? { maxAge: 31_536_000, includeSubDomains: true } : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    // For browsers that do not know `frame-ancestors`.
    xFrameOptions: { action: 'deny' },
  });
  ask(request, response, (fault) => {
    if (fault !== undefined) throw fault;
  });
  response.setHeader('Permissions-Policy', PERMISSIONS_POLICY);
  const forDocuments = Object.entries(response.getHeaders()).map(([name, value]): Header => [
    name,
    String(value),
  ]);
  return { forDocuments, forParts: forDocuments.filter(([name]) => FOR_PARTS.includes(name)) };
}

function originOf(url: string | undefined): string[] {
  return url ? [new URL(url).origin] : [];
}

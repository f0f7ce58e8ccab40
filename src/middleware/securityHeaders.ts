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

/** Files that are never shown by themselves, but as part of a page. */
const PART_OF_PAGE = /\.(?:js|css|woff2|avif|webp|png|jpg|ico|svg|mp4|webm|webmanifest)$/;
/** Of these, what a browser shows as a document when it is sent there: its scripts are to be held back. */
const DOCUMENT_TOO = /\.svg$/;
const POLICY = 'content-security-policy';
/** Headers beside the policy that mean something for a document alone. */
const OF_DOCUMENTS = [
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'permissions-policy',
  'referrer-policy',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
];

/**
 * Takes back what does not concern a file that is about to be sent: a first view has 25, and these are 800 bytes each
 * time. To be asked where the file is known, not where its address is: the answer to that may be an error page.
 */
export function leaveOutDocumentHeaders(res: ServerResponse, path: string): void {
  if (!PART_OF_PAGE.test(path)) return;
  for (const name of OF_DOCUMENTS) res.removeHeader(name);
  if (!DOCUMENT_TOO.test(path)) res.removeHeader(POLICY);
}

/**
 * Everything from this site alone, plus the hosts that the operator configured: pictures from the CDN and `IMAGE_HOSTS`,
 * the tag service's script on the global host, calls to the sensors service on mainland hosts. No inline script or
 * style, and neither hashes nor nonces, so that a page can be cached; JSON-LD is data, which the policy does not concern.
 */
export function securityHeaders(config: Config): RequestHandler {
  const { tagUrl, sensorsUrl, mainlandHosts } = config;
  const onGlobalHost = headersWith(config, { scripts: originOf(tagUrl), calls: originOf(tagUrl) });
  const onMainlandHosts = headersWith(config, { scripts: [], calls: originOf(sensorsUrl) });
  return (req, res, next) => {
    const headers = mainlandHosts.includes(req.hostname) ? onMainlandHosts : onGlobalHost;
    for (const [name, value] of headers) res.setHeader(name, value);
    next();
  };
}

interface Allowed {
  readonly scripts: readonly string[];
  readonly calls: readonly string[];
}

type Headers = readonly (readonly [name: string, value: string])[];

/** What helmet says with these settings. It says the same to everyone, so it is asked once. */
function headersWith({ siteUrl, imageOrigins }: Config, { scripts, calls }: Allowed): Headers {
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
        imgSrc: ["'self'", ...imageOrigins, ...scripts],
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
  return Object.entries(response.getHeaders()).map(([name, value]) => [name, String(value)]);
}

function originOf(url: string | undefined): string[] {
  return url ? [new URL(url).origin] : [];
}

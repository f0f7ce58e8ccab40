import type { RequestHandler } from 'express';
import helmet from 'helmet';
import type { Config } from '../config.ts';

/**
 * Everything from this site alone, plus the hosts that the operator configured: pictures from the delivery network,
 * the tag service's script on the global host, calls to the sensors service on mainland hosts. No inline script or
 * style.
 */
export function securityHeaders(config: Config): RequestHandler {
  const { tagUrl, sensorsUrl, mainlandHosts } = config;
  const onGlobalHost = headersWith(config, { scripts: originOf(tagUrl), calls: originOf(tagUrl) });
  const onMainlandHosts = headersWith(config, { scripts: [], calls: originOf(sensorsUrl) });
  return (req, res, next) => {
    const headers = mainlandHosts.includes(req.hostname) ? onMainlandHosts : onGlobalHost;
    headers(req, res, next);
  };
}

interface Allowed {
  readonly scripts: readonly string[];
  readonly calls: readonly string[];
}

function headersWith({ siteUrl, cdnUrl }: Config, { scripts, calls }: Allowed): RequestHandler {
  const isHttps = siteUrl.startsWith('https:');
  return helmet({
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
        ...(isHttps ? { upgradeInsecureRequests: [] } : {}),
      },
    },
    strictTransportSecurity: isHttps ? { maxAge: 31_536_000, includeSubDomains: true } : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  });
}

function originOf(url: string | undefined): string[] {
  return url ? [new URL(url).origin] : [];
}

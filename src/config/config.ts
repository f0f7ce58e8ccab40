import { isIP } from 'node:net';
import * as z from 'zod';
import { organization } from '../organization.ts';

/** Environment variables are invalid; the message lists all of them. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

const port = z.coerce.number().int().min(0).max(65_535);
const positive = z.coerce.number().int().positive();
const httpUrl = z
  .url({
    protocol: /^https?$/,
    // The following checks would report the same error again.
    abort: true,
    error: ({ input }) =>
      String(input).includes('://')
        ? 'must be an http or https URL'
        : 'must be an absolute URL: add https:// (or http://) in front of it',
  })
  .refine((url) => URL.canParse(url) && new URL(url).username === '', {
    error: 'must not contain a user name: it would appear in logs and pages',
  })
  .transform((url) => url.replace(/(?<!\/)\/+$/, ''));
const origin = httpUrl.refine((url) => URL.canParse(url) && new URL(url).origin === url, {
  error: 'must be an origin: scheme and host, no path',
});
/** User and password may be part of it: it is never logged. */
const smtpUrl = z
  .url({ protocol: /^smtps?$/, error: 'must be an smtp:// or smtps:// URL' })
  .refine((url) => URL.canParse(url) && new URL(url).hostname !== '', { error: 'must name a host' });
const hostName = z
  .string()
  .trim()
  .toLowerCase()
  .regex(/^[a-z0-9.-]+$/, 'must be a host name without scheme and port');
const hostList = z
  .string()
  .transform((list) => list.split(',').filter((host) => host.trim() !== ''))
  .pipe(z.array(hostName));
const onOff = z.stringbool({ error: 'must be on or off' });

const MAX_HOPS = 10;
const PROXY_FORMS =
  'must be off, on, a number of hops from 1 to 10, or addresses separated by commas: 10.0.0.0/8, ::1, loopback, linklocal, uniquelocal';

/** Validates more than Express, which would fail later, or trust unintended addresses. */
const trustProxy = z.string().transform((text, context): boolean | number | string[] => {
  const value = text.trim().toLowerCase();
  if (['on', 'true', 'yes'].includes(value)) return true;
  if (['off', 'false', 'no', '0'].includes(value)) return false;
  if (/^\d+$/.test(value) && Number(value) <= MAX_HOPS) return Number(value);
  const ranges = value.split(',').map((range) => range.trim());
  if (ranges.every(isProxyRange)) return ranges;
  context.addIssue(PROXY_FORMS);
  return z.NEVER;
});

/** Whether a text is an IP address, a CIDR range, or a name that Express accepts for address ranges. */
function isProxyRange(text: string): boolean {
  if (['loopback', 'linklocal', 'uniquelocal'].includes(text)) return true;
  const [address = '', bits, ...rest] = text.split('/');
  const family = isIP(address);
  if (family === 0 || rest.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128));
}

const DEFAULT_PORT = 3000;

/** Each setting is read from the variable of the same name: `siteUrl` from `SITE_URL`. */
const settings = z.object({
  port: port.default(DEFAULT_PORT),
  /** Address to listen on; by default all, IPv4 and IPv6. */
  host: z.string().optional(),
  /** Origin of the global site, by default localhost. Absolute URLs use it, never the request's host. */
  siteUrl: origin.optional(),
  /** Base URL of the content service; without it, the embedded content is served. */
  gatewayUrl: httpUrl.optional(),
  gatewayTimeoutMs: positive.max(60_000).default(10_000),
  /** How often the content is read again, from the content service or from files. */
  gatewayTtlSeconds: positive.max(86_400).default(5),
  /** Prefix for relative image URLs from the gateway. */
  cdnUrl: httpUrl.optional(),
  imageHosts: hostList.default([]),
  chineseSiteUrl: httpUrl.default(organization.chineseWebsite),
  careersUrl: httpUrl.default(organization.careersWebsite),
  corporateHost: hostName.optional(),
  /** Hosts whose footer shows the record-filing numbers. */
  mainlandHosts: hostList.default([]),
  tagUrl: httpUrl.optional(),
  sensorsUrl: httpUrl.optional(),
  /** Value of the Express setting `trust proxy`: which proxies' `X-Forwarded-*` headers are trusted. */
  trustProxy: trustProxy.default(false),
  compress: onOff.default(true),
  logLevel: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  /** Logs visitors' search queries that have no results. */
  logSearches: onOff.default(false),
  metricsPort: port.optional(),
  /** Address of the operations port: whoever reaches it may purge content. */
  metricsHost: z.string().default('127.0.0.1'),
  /** Mail server for inquiries; without it, they stay in the spool. */
  smtpUrl: smtpUrl.optional(),
  /** Sender of these mails. */
  mailFrom: z.email('must be a mail address without a name').optional(),
  /** Folder of the spool, by default `spool` in the project folder. Processes share it. */
  spoolDir: z.string().optional(),
  /**
   * How long delivered inquiries are kept, because a mail server may lose them; the privacy notice states it. The forms
   * promise to erase inquiries six months after they are closed.
   */
  spoolKeepDays: z.coerce.number().int().min(0).max(180).default(7),
  /** Folder with the published documents of earlier builds, read-only; by default, only those in `build` are there. */
  archiveDir: z.string().optional(),
  /** Key of the forms; by default one that is kept in the spool. */
  formSecret: z.string().min(32, 'must have at least 32 characters').optional(),
  /** How long the site keeps serving with `/readyz` at 503 after a stop signal. */
  stopDelaySeconds: z.coerce.number().min(0).max(60).default(0),
  // Strict, because a typo would silently block search engines.
  nodeEnv: z.enum(['production', 'development', 'test']).optional(),
});

function variableOf(setting: string): string {
  return setting.replace(/[A-Z]/g, '_$&').toUpperCase();
}

/** Names of all environment variables that the site reads. */
export const VARIABLES: readonly string[] = Object.keys(settings.shape).map(variableOf);

export type Config = Readonly<ReturnType<typeof readConfig>>;

/**
 * Parses and validates the environment variables, as their only reader. An empty value counts as unset.
 *
 * @throws {ConfigError} listing every invalid variable and the reason
 */
export function readConfig(env: Readonly<Record<string, string | undefined>>) {
  const given = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value.trim() !== ''),
  );
  const result = settings.safeParse(
    Object.fromEntries(Object.keys(settings.shape).map((setting) => [setting, given[variableOf(setting)]])),
  );
  const faults = prefixedVariables(given);
  if (!result.success) {
    faults.unshift(
      ...result.error.issues.map(({ path, message }) => `${variableOf(path.join('.'))}: ${message}`),
    );
  }
  // Compares the raw values, so that it is reported along with other errors. Port 0 picks a free port each time.
  const { PORT: ownPort = String(DEFAULT_PORT), METRICS_PORT: metricsPort } = given;
  if (metricsPort === ownPort && metricsPort !== '0') faults.push('METRICS_PORT: must differ from PORT');
  if ((given['SMTP_URL'] === undefined) !== (given['MAIL_FROM'] === undefined))
    faults.push('SMTP_URL, MAIL_FROM: set both or neither');
  if (!result.success || faults.length > 0) {
    throw new ConfigError(
      `Invalid environment variables:\n${faults.map((fault) => `  ${fault}`).join('\n')}`,
    );
  }
  const { siteUrl = `http://localhost:${result.data.port}`, ...values } = result.data;
  const imageOrigins = [
    siteUrl,
    ...(values.cdnUrl === undefined ? [] : [new URL(values.cdnUrl).origin]),
    ...values.imageHosts.map((host) => `https://${host}`),
  ];
  return {
    ...values,
    siteUrl,
    /** Origins from which pages may load images. */
    imageOrigins: [...new Set(imageOrigins)],
    /** Pages may be indexed once the site URL is public. */
    production: values.nodeEnv === 'production',
    /** Set by `npm run dev`: verifies cached fragments, shows stack traces. */
    development: values.nodeEnv === 'development',
  };
}

/** Variables that carry the site's name by mistake. They would be ignored silently. */
function prefixedVariables(given: Readonly<Record<string, string | undefined>>): string[] {
  return VARIABLES.flatMap((name) => {
    const prefixed = `ARCVANE_${name}`;
    const value = given[prefixed];
    // Kubernetes and Docker set ARCVANE_PORT=tcp://… for a service with that name.
    if (value === undefined || /^(tcp|udp):/.test(value)) return [];
    return [`${prefixed}: unknown variable; use ${name}`];
  });
}

/** Special-use domain names that do not resolve on the public internet (RFC 6761, RFC 6762, RFC 9476). */
const PRIVATE_NAMES = ['localhost', 'local', 'internal', 'test', 'invalid', 'home.arpa'];

/**
 * Whether search engines may index the site: only in production under a public host name. Any other instance would be
 * duplicate content.
 */
export function openToSearch({ production, siteUrl }: Pick<Config, 'production' | 'siteUrl'>): boolean {
  const { hostname } = new URL(siteUrl);
  const isPublic =
    hostname.includes('.') &&
    isIP(hostname) === 0 &&
    !PRIVATE_NAMES.some((name) => hostname.endsWith(`.${name}`));
  return production && isPublic;
}

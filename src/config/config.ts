import { isIP } from 'node:net';
import { z } from 'zod';
import { organisation } from '../organisation.ts';

/** Validated configuration. Created by `readConfig`, the only reader of the environment. */
export interface Config {
  readonly port: number;
  /** Address to listen on; by default all, IPv4 and IPv6. */
  readonly host: string | undefined;
  /** Origin of the global site, without a trailing slash. Absolute URLs use it, never the request's host. */
  readonly siteUrl: string;
  /** Base URL of the content service; without it, the embedded content is served. */
  readonly gatewayUrl: string | undefined;
  readonly gatewayTimeoutMs: number;
  readonly gatewayTtlSeconds: number;
  /** Prefix for relative image URLs from the gateway. */
  readonly cdnUrl: string | undefined;
  /** Origins from which pages may load images: the site, the CDN, and `IMAGE_HOSTS` over https. */
  readonly imageOrigins: readonly string[];
  readonly chineseSiteUrl: string;
  readonly careersUrl: string;
  readonly corporateHost: string | undefined;
  /** Hosts whose footer shows the record-filing numbers. */
  readonly mainlandHosts: readonly string[];
  readonly tagUrl: string | undefined;
  readonly sensorsUrl: string | undefined;
  /** Value of the Express setting `trust proxy`. */
  readonly trustProxy: boolean | number | string[];
  readonly compress: boolean;
  readonly logLevel: LogLevel;
  readonly metricsPort: number | undefined;
  /** How long the site keeps serving with `/readyz` at 503 after a stop signal. */
  readonly stopDelaySeconds: number;
  /** `NODE_ENV=development`, set by `npm run dev`: enables the styleguide page. */
  readonly development: boolean;
  /** `NODE_ENV=production`: pages may be indexed once the site URL is public. */
  readonly production: boolean;
}

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

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
  .transform((url) => url.replace(/\/+$/, ''));
const origin = httpUrl.refine((url) => URL.canParse(url) && new URL(url).origin === url, {
  error: 'must be an origin: scheme and host, no path',
});
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
const trustProxy = z.string().transform((text, context) => {
  try {
    return parseTrustProxy(text);
  } catch (error) {
    context.addIssue(error instanceof Error ? error.message : String(error));
    return z.NEVER;
  }
});

const DEFAULT_PORT = 3000;

const environment = z.object({
  PORT: port.default(DEFAULT_PORT),
  HOST: z.string().optional(),
  SITE_URL: origin.optional(),
  GATEWAY_URL: httpUrl.optional(),
  GATEWAY_TIMEOUT_MS: positive.max(60_000).default(10_000),
  GATEWAY_TTL_SECONDS: positive.max(86_400).default(60),
  CDN_URL: httpUrl.optional(),
  IMAGE_HOSTS: hostList.default([]),
  CHINESE_SITE_URL: httpUrl.default(organisation.chineseWebsite),
  CAREERS_URL: httpUrl.default(organisation.careersWebsite),
  CORPORATE_HOST: hostName.optional(),
  MAINLAND_HOSTS: hostList.default([]),
  TAG_URL: httpUrl.optional(),
  SENSORS_URL: httpUrl.optional(),
  TRUST_PROXY: trustProxy.default(false),
  COMPRESS: onOff.default(true),
  LOG_LEVEL: z.enum(LOG_LEVELS).default('info'),
  METRICS_PORT: port.optional(),
  STOP_DELAY_SECONDS: z.coerce.number().min(0).max(60).default(0),
  // Strict, because a typo would silently block search engines.
  NODE_ENV: z.enum(['production', 'development', 'test']).optional(),
});

/** Names of all environment variables that the site reads. */
export const VARIABLES: readonly string[] = Object.keys(environment.shape);

/**
 * Parses and validates the environment variables. An empty value counts as unset.
 *
 * @throws {ConfigError} listing every invalid variable and the reason
 */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const given = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value.trim() !== ''),
  );
  const result = environment.safeParse(given);
  const faults = prefixedVariables(given);
  if (!result.success) {
    faults.unshift(...result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`));
  }
  // Compares the raw values, so that it is reported along with other errors. Port 0 picks a free port each time.
  const { PORT: ownPort = String(DEFAULT_PORT), METRICS_PORT: metricsPort } = given;
  if (metricsPort === ownPort && metricsPort !== '0') {
    faults.push('METRICS_PORT: must differ from PORT');
  }
  if (!result.success || faults.length > 0) {
    throw new ConfigError(
      `Invalid environment variables:\n${faults.map((fault) => `  ${fault}`).join('\n')}`,
    );
  }
  const values = result.data;
  const siteUrl = values.SITE_URL ?? `http://localhost:${values.PORT}`;
  const imageOrigins = [
    siteUrl,
    ...(values.CDN_URL === undefined ? [] : [new URL(values.CDN_URL).origin]),
    ...values.IMAGE_HOSTS.map((host) => `https://${host}`),
  ];
  return {
    port: values.PORT,
    host: values.HOST,
    siteUrl,
    gatewayUrl: values.GATEWAY_URL,
    gatewayTimeoutMs: values.GATEWAY_TIMEOUT_MS,
    gatewayTtlSeconds: values.GATEWAY_TTL_SECONDS,
    cdnUrl: values.CDN_URL,
    imageOrigins: [...new Set(imageOrigins)],
    chineseSiteUrl: values.CHINESE_SITE_URL,
    careersUrl: values.CAREERS_URL,
    corporateHost: values.CORPORATE_HOST,
    mainlandHosts: values.MAINLAND_HOSTS,
    tagUrl: values.TAG_URL,
    sensorsUrl: values.SENSORS_URL,
    trustProxy: values.TRUST_PROXY,
    compress: values.COMPRESS,
    logLevel: values.LOG_LEVEL,
    metricsPort: values.METRICS_PORT,
    stopDelaySeconds: values.STOP_DELAY_SECONDS,
    production: values.NODE_ENV === 'production',
    development: values.NODE_ENV === 'development',
  };
}

/** Variables that carry the site's name by mistake. They would be ignored silently. */
function prefixedVariables(given: Readonly<Record<string, string | undefined>>): string[] {
  return Object.keys(environment.shape).flatMap((name) => {
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

const MAX_HOPS = 10;
/** Names that Express accepts for address ranges. */
const NAMED_RANGES = ['loopback', 'linklocal', 'uniquelocal'];
const FORMS =
  'must be off, on, a number of hops from 1 to 10, or addresses separated by commas: 10.0.0.0/8, ::1, loopback, linklocal, uniquelocal';

/**
 * Parses `TRUST_PROXY` into the value of Express's `trust proxy`: which proxies' `X-Forwarded-*` headers are trusted.
 *
 * @throws {RangeError} listing the valid forms. Express itself would fail later, or trust unintended addresses.
 */
export function parseTrustProxy(text: string): boolean | number | string[] {
  const value = text.trim().toLowerCase();
  if (['on', 'true', 'yes'].includes(value)) return true;
  if (['off', 'false', 'no', '0'].includes(value)) return false;
  if (/^\d+$/.test(value)) {
    if (Number(value) > MAX_HOPS) throw new RangeError(FORMS);
    return Number(value);
  }
  const ranges = value.split(',').map((range) => range.trim());
  if (!ranges.every((range) => NAMED_RANGES.includes(range) || isRange(range))) throw new RangeError(FORMS);
  return ranges;
}

/** Whether a text is an IP address or a CIDR range. */
function isRange(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/');
  const family = isIP(address);
  if (family === 0 || rest.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128));
}

import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

describe('readConfig', () => {
  it('has a default for every variable', () => {
    const config = readConfig({});
    expect(config).toMatchObject({
      port: 3000,
      host: undefined,
      siteUrl: 'http://localhost:3000',
      gatewayUrl: undefined,
      gatewayTimeoutMs: 10_000,
      gatewayTtlSeconds: 5,
      mainlandHosts: [],
      imageOrigins: ['http://localhost:3000'],
      trustProxy: false,
      compress: true,
      logLevel: 'info',
      metricsHost: '127.0.0.1',
      spoolKeepDays: 7,
      production: false,
    });
  });

  it('parses and normalizes the given values', () => {
    const config = readConfig({
      PORT: '8080',
      SITE_URL: 'https://www.arcvane.example/',
      MAINLAND_HOSTS: ' cn.arcvane.example, WWW.cn.example ,',
      CDN_URL: 'https://cdn.example:8443/site/',
      IMAGE_HOSTS: 'pictures.example, Images.example',
      TRUST_PROXY: '2',
      COMPRESS: 'off',
      GATEWAY_URL: '',
      NODE_ENV: 'production',
    });
    expect(config).toMatchObject({
      port: 8080,
      siteUrl: 'https://www.arcvane.example',
      mainlandHosts: ['cn.arcvane.example', 'www.cn.example'],
      imageOrigins: [
        'https://www.arcvane.example',
        'https://cdn.example:8443',
        'https://pictures.example',
        'https://images.example',
      ],
      trustProxy: 2,
      compress: false,
      gatewayUrl: undefined,
      production: true,
    });
  });

  it.each([
    ['on', true],
    ['off', false],
    ['0', false],
    ['1', 1],
    ['loopback', ['loopback']],
    ['10.0.0.0/8, ::1', ['10.0.0.0/8', '::1']],
  ])('parses TRUST_PROXY=%s', (value, expected) => {
    expect(readConfig({ TRUST_PROXY: value }).trustProxy).toEqual(expected);
  });

  it('reports all invalid variables at once', () => {
    const env = {
      PORT: '99999',
      SITE_URL: 'www.arcvane.example',
      CORPORATE_HOST: 'https://x.example',
      LOG_LEVEL: 'loud',
      ARCVANE_COMPRESS: 'off',
    };
    const read = () => readConfig(env);
    expect(read).toThrow(ConfigError);
    for (const name of Object.keys(env)) expect(read).toThrow(name);
  });

  it.each([
    ['www.arcvane.example', 'must be an absolute URL: add https:// (or http://) in front of it'],
    ['localhost:3000', 'must be an absolute URL: add https:// (or http://) in front of it'],
    ['ftp://www.arcvane.example', 'must be an http or https URL'],
    ['https://www.arcvane.example/path', 'must be an origin: scheme and host, no path'],
  ])('reports SITE_URL=%s with one message', (url, sentence) => {
    const message = `Invalid environment variables:\n  SITE_URL: ${sentence}`;
    expect(() => readConfig({ SITE_URL: url })).toThrow(new ConfigError(message));
  });

  it('reports a variable that carries the name of the site', () => {
    const message =
      'Invalid environment variables:\n  ARCVANE_GATEWAY_URL: unknown variable; use GATEWAY_URL';
    expect(() => readConfig({ ARCVANE_GATEWAY_URL: 'https://gateway.example' })).toThrow(
      new ConfigError(message),
    );
  });

  it('ignores other variables, and those of a Kubernetes service named like the site', () => {
    const env = { HOME: '/root', ARCVANE_PORT: 'tcp://10.0.0.7:80', ARCVANE_SERVICE_HOST: '10.0.0.7' };
    expect(readConfig(env)).toEqual(readConfig({}));
  });

  it('reports equal ports along with other errors', () => {
    const read = () => readConfig({ PORT: '3100', METRICS_PORT: '3100', COMPRESS: 'perhaps' });
    expect(read).toThrow('METRICS_PORT');
    expect(read).toThrow('COMPRESS');
  });

  it.each([
    { SITE_URL: 'https://www.arcvane.example/path' },
    { SITE_URL: 'javascript:alert(1)' },
    { GATEWAY_URL: 'ftp://gateway.example' },
    { GATEWAY_URL: 'https://user:secret@gateway.example' },
    { GATEWAY_TIMEOUT_MS: '0' },
    { GATEWAY_TTL_SECONDS: 'soon' },
    { COMPRESS: 'perhaps' },
    { MAINLAND_HOSTS: 'a.example,https://b.example' },
    { IMAGE_HOSTS: 'https://pictures.example' },
    { TRUST_PROXY: 'everyone' },
    { TRUST_PROXY: '11' },
    { TRUST_PROXY: '-1' },
    { TRUST_PROXY: '10.0.0.0/33' },
    { TRUST_PROXY: '10.0.0.0/8/8' },
    { TRUST_PROXY: 'loopback,' },
    { PORT: '3000', METRICS_PORT: '3000' },
    { METRICS_PORT: '3000' },
    { STOP_DELAY_SECONDS: '-1' },
    { NODE_ENV: 'prodution' },
  ])('rejects %j', (env) => {
    expect(() => readConfig(env)).toThrow(ConfigError);
  });
});

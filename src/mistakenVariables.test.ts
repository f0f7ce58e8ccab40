import { describe, expect, it } from 'vitest';
import { mistakenVariables, slipsBetween } from './mistakenVariables.ts';

const KNOWN = ['PORT', 'HOST', 'SITE_URL', 'GATEWAY_URL', 'CDN_URL', 'LOG_LEVEL', 'METRICS_PORT'];
const inEnv = (name: string, value = 'x') => mistakenVariables({ [name]: value }, KNOWN);

describe('mistakenVariables', () => {
  it.each([
    ['GATEWAY_URI', 'GATEWAY_URL'],
    ['GATEWAYURL', 'GATEWAY_URL'],
    ['GATWEAY_URL', 'GATEWAY_URL'],
    ['site_url', 'SITE_URL'],
    ['LOGLEVEL', 'LOG_LEVEL'],
    ['METRIC_PORT', 'METRICS_PORT'],
    ['CDN_URLS', 'CDN_URL'],
    ['ARCVANE_PORT', 'PORT'],
    ['ARCVANE_SITE_URI', 'SITE_URL'],
  ])('reports %s as a misspelling of %s', (name, meant) => {
    expect(inEnv(name)).toEqual([`${name}: unknown variable; did you mean ${meant}?`]);
  });

  it('reports a prefixed variable that resembles no known one', () => {
    expect(inEnv('ARCVANE_COLOUR')).toEqual([
      "ARCVANE_COLOUR: unknown variable; the site's variables have no prefix",
    ]);
  });

  it.each(['SITE_URL', 'HOME', 'PORTS', 'PATH', 'CMS_URL', 'API_URL', 'npm_config_loglevel', 'HOSTNAME'])(
    'ignores %s',
    (name) => {
      expect(inEnv(name)).toEqual([]);
    },
  );

  it('ignores variables that an orchestrator sets for a service of the same name', () => {
    expect(inEnv('ARCVANE_SITE_SERVICE_HOST', '10.0.0.7')).toEqual([]);
    expect(inEnv('ARCVANE_SITE_SERVICE_PORT_HTTP', '80')).toEqual([]);
    expect(inEnv('ARCVANE_SITE_PORT', 'tcp://10.0.0.7:80')).toEqual([]);
    expect(inEnv('ARCVANE_SITE_PORT_80_TCP_ADDR', '10.0.0.7')).toEqual([]);
  });
});

describe('slipsBetween', () => {
  it.each([
    ['', 'abc', 3],
    ['abc', 'abc', 0],
    ['abc', 'acb', 1],
    ['kitten', 'sitting', 3],
    ['abcd', 'badc', 2],
  ])('counts the edits between %s and %s: %i', (one, other, slips) => {
    expect(slipsBetween(one, other)).toBe(slips);
    expect(slipsBetween(other, one)).toBe(slips);
  });
});

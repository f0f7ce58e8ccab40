import { at, code, codes, deciding, family, featured, row, same, wordList } from '../family.ts';

export const cloud = family('cloud', {
  solution: {
    system: 'energy-storage-system',
    name: 'intelligent-energy-management-platform',
    flow: [['gauge', 'Modbus, OCPP'], ['router', 'TLS'], ['cloud', 'HTTPS'], ['monitor']],
  },
  scene: 'scene-control-room',
  manual: 'platform',
  revisions: { 'data-sheet': 'G 2026-11-29', manual: 'G 2026-11-29', declaration: 'B 2026-11-24' },
  soldFrom: '2021-06-01',
  standards:
    'ISO/IEC 27001, IEC 62443-4-1, IEC 62443-3-3, IEC 61850-7-420, EN 301 908-1, EN 301 489-1, EN 301 489-52, EN 18031-1, IEC 62368-1',
  prefix: 'AV-EM',
  models: ['5', '50', '1000'],
  items: [1101, 1102, 1103],
  equipment: ['radio'],
  rows: {
    sites: featured(row('sites', 5, 50, 1000)),
    devicesPerSite: deciding(row('devices', 32, 250, 1000)),
    commandLatency: at({ share: 99 }, featured(row('ms', 500, 500, 250))),
    samplingInterval: row('ms', 1000, 1000, 200),
    availability: featured(row('%', 99.9, 99.9, 99.95)),
    rawRetention: row('months', 12, 24, 36),
    aggregateRetention: row('years', 10, 15, 20),
    forecastHorizon: row('h', 36, 48, 72),
    planInterval: row('min', 15, 15, 5),
    offlineBuffer: row('h', 72, 168, 336),
    protocols: deciding(
      row(
        codes('Modbus TCP', 'OCPP 2.0.1', 'MQTT 5'),
        codes('Modbus TCP', 'OCPP 1.6J', 'OCPP 2.0.1', 'MQTT 5', 'IEC 61850'),
        codes('Modbus TCP', 'OCPP 1.6J', 'OCPP 2.0.1', 'MQTT 5', 'IEC 61850', 'IEC 60870-5-104'),
      ),
    ),
    interfaces: row(
      codes('REST', 'MQTT 5'),
      codes('REST', 'MQTT 5'),
      codes('REST', 'MQTT 5', 'OpenADR 2.0b'),
    ),
    exports: row(codes('CSV'), codes('CSV', 'Parquet'), codes('CSV', 'Parquet')),
    hosting: deciding(
      row(
        wordList('europeanCloud'),
        wordList('europeanCloud', 'ownDataCenter'),
        wordList('europeanCloud', 'ownDataCenter'),
      ),
    ),
    signIn: row(
      codes('OpenID Connect', 'FIDO2'),
      codes('OpenID Connect', 'SAML 2.0', 'FIDO2'),
      codes('OpenID Connect', 'SAML 2.0', 'FIDO2'),
    ),
    encryption: same(code('TLS 1.3')),
    languages: same(7),
    leadTime: same('weeks', 4),
  },
});

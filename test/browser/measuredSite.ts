import { join } from 'node:path';
import { freePort } from '../../scripts/site/ports.ts';
import { startSite } from '../../scripts/site/siteProcess.ts';
import { startAnalyticsService, type AnalyticsService } from './analyticsService.ts';
import { test as base } from './kit.ts';

/** Hosts of the site with analytics: the global host uses the tag service, the mainland host the sensors service. */
const HOSTS = { tag: 'localhost', sensors: '127.0.0.1' } as const;

interface MeasuredSite {
  readonly port: number;
  readonly servicePort: number;
}

interface Fixtures {
  readonly measuredSite: MeasuredSite;
  readonly kind: keyof typeof HOSTS;
  readonly service: AnalyticsService;
}

/** Runs each test against its own site with analytics and fake services over HTTP. */
export const test = base.extend<Fixtures>({
  measuredSite: async ({}, use) => {
    const servicePort = await freePort();
    const site = await startSite(join(import.meta.dirname, '..', '..'), {
      TAG_URL: `http://${HOSTS.tag}:${servicePort}/tag.js?id=site`,
      SENSORS_URL: `http://${HOSTS.sensors}:${servicePort}/sa?project=site`,
      MAINLAND_HOSTS: HOSTS.sensors,
    });
    await use({ port: Number(new URL(site.url).port), servicePort });
    await site.stop();
  },
  // No code path depends on both the service and the layout.
  kind: async ({ layout }, use) => use(layout === 'desktop' ? 'tag' : 'sensors'),
  baseURL: async ({ measuredSite, kind }, use) => use(`http://${HOSTS[kind]}:${measuredSite.port}`),
  expectedFaults: /third party: http:\/\/(localhost|127\.0\.0\.1):\d+\/(tag\.js|collect|sa)/,
  service: async ({ measuredSite }, use) => {
    const service = await startAnalyticsService(measuredSite.servicePort);
    await use(service);
    await service.stop();
  },
});

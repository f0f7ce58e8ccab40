import type { AnalyticsService } from '../../views/Document.tsx';
import type { Config } from '../config.ts';

/** The configured service of the host: sensors on mainland hosts, tag on others (specification, section 7). */
export function analyticsOn(
  isMainland: boolean,
  { sensorsUrl, tagUrl }: Pick<Config, 'sensorsUrl' | 'tagUrl'>,
): AnalyticsService | undefined {
  if (isMainland) return sensorsUrl ? { kind: 'sensors', url: sensorsUrl } : undefined;
  return tagUrl ? { kind: 'tag', url: tagUrl } : undefined;
}

import type { AnalyticsService } from '../../views/Document.tsx';
import type { Config } from '../config.ts';

/** The sensors service on mainland hosts, the tag service on the global host (specification, section 7), where set. */
export function analyticsOn(
  isMainland: boolean,
  { sensorsUrl, tagUrl }: Pick<Config, 'sensorsUrl' | 'tagUrl'>,
): AnalyticsService | undefined {
  if (isMainland) return sensorsUrl ? { kind: 'sensors', url: sensorsUrl } : undefined;
  return tagUrl ? { kind: 'tag', url: tagUrl } : undefined;
}

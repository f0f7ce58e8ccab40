import type { MapPlace } from '../../../views/sections/PlaceMap.tsx';
import type { Words } from '../../model/words.ts';

type CompanySite = Pick<MapPlace, 'nameAt'> & {
  /** In degrees; east and north are positive. */
  readonly longitude: number;
  readonly latitude: number;
} & (
    | { readonly kind: 'plant'; readonly id: keyof Words['technicalStrength']['manufacturing']['items'] }
    | { readonly kind: 'office' | 'hub'; readonly id: keyof Words['services']['services']['hubs']['items'] }
  );

const SITES: readonly CompanySite[] = [
  { id: 'eberswalde', kind: 'plant', longitude: 13.82, latitude: 52.83, nameAt: 'above' },
  { id: 'berlin', kind: 'office', longitude: 13.54, latitude: 52.43, nameAt: 'after' },
  { id: 'zaragoza', kind: 'plant', longitude: -0.88, latitude: 41.65, nameAt: 'below' },
  { id: 'kitakyushu', kind: 'plant', longitude: 130.83, latitude: 33.88, nameAt: 'before' },
  { id: 'lyon', kind: 'hub', longitude: 4.83, latitude: 45.76, nameAt: 'after' },
  { id: 'dubai', kind: 'hub', longitude: 55.27, latitude: 25.2, nameAt: 'after' },
  { id: 'osaka', kind: 'hub', longitude: 135.5, latitude: 34.69, nameAt: 'aboveToStart' },
];

/** Company sites as map markers. The Berlin hub is shown as the head office. */
export function mapPlaces({ services, technicalStrength }: Words): MapPlace[] {
  const plants = technicalStrength.manufacturing.items;
  const hubs = services.services.hubs.items;
  return SITES.map((site) => ({
    id: site.id,
    kind: site.kind,
    nameAt: site.nameAt,
    name: (site.kind === 'plant' ? plants[site.id] : hubs[site.id]).title,
    ...placeOnMap(site.longitude, site.latitude),
  }));
}

/** Bounds of the map in degrees; all sites are inside. */
const WEST = -26;
const EAST = 152;
const SOUTH = -2;
const NORTH = 66;

/** Miller cylindrical projection: keeps Europe legible, with less distortion in the north than Mercator. */
function northing(latitude: number): number {
  const radians = (latitude * Math.PI) / 180;
  return 1.25 * Math.log(Math.tan(Math.PI / 4 + 0.4 * radians));
}

const TOP = northing(NORTH);
const HEIGHT = TOP - northing(SOUTH);

/** Position on the map as fractions of its width and height from the top left; outside 0 to 1 beyond the edges. */
export function placeOnMap(longitude: number, latitude: number): { x: number; y: number } {
  return { x: (longitude - WEST) / (EAST - WEST), y: (TOP - northing(latitude)) / HEIGHT };
}

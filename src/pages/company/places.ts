import type { MapPlace, PlaceKind } from '../../../views/sections/PlaceMap.tsx';
import type { Words } from '../../../views/words.ts';

interface CompanySite {
  readonly kind: PlaceKind;
  /** In degrees; east and north are positive. */
  readonly longitude: number;
  readonly latitude: number;
  readonly name: (words: Words) => string;
  readonly nameAt: MapPlace['nameAt'];
}

const hub = (id: keyof Words['services']['services']['hubs']['items']) => (words: Words) =>
  words.services.services.hubs.items[id].title;
const plant = (id: keyof Words['technicalStrength']['manufacturing']['items']) => (words: Words) =>
  words.technicalStrength.manufacturing.items[id].title;

const SITES: Readonly<Record<string, CompanySite>> = {
  eberswalde: {
    kind: 'plant',
    longitude: 13.82,
    latitude: 52.83,
    name: plant('eberswalde'),
    nameAt: 'above',
  },
  berlin: { kind: 'office', longitude: 13.54, latitude: 52.43, name: hub('berlin'), nameAt: 'after' },
  zaragoza: { kind: 'plant', longitude: -0.88, latitude: 41.65, name: plant('zaragoza'), nameAt: 'below' },
  kitakyushu: {
    kind: 'plant',
    longitude: 130.83,
    latitude: 33.88,
    name: plant('kitakyushu'),
    nameAt: 'before',
  },
  lyon: { kind: 'hub', longitude: 4.83, latitude: 45.76, name: hub('lyon'), nameAt: 'after' },
  dubai: { kind: 'hub', longitude: 55.27, latitude: 25.2, name: hub('dubai'), nameAt: 'after' },
  osaka: { kind: 'hub', longitude: 135.5, latitude: 34.69, name: hub('osaka'), nameAt: 'aboveToStart' },
};

/** Company sites as map markers. The Berlin hub is shown as the head office. */
export function mapPlaces(words: Words): MapPlace[] {
  return Object.entries(SITES).map(([id, { kind, longitude, latitude, name, nameAt }]) => ({
    id,
    kind,
    nameAt,
    name: name(words),
    ...placeOnMap(longitude, latitude),
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
const WIDTH = ((EAST - WEST) * Math.PI) / 180;

/** Width of the map divided by its height. */
export const MAP_ASPECT = WIDTH / HEIGHT;

/** Position on the map as fractions of its width and height from the top left; outside 0 to 1 beyond the edges. */
export function placeOnMap(longitude: number, latitude: number): { x: number; y: number } {
  return { x: (longitude - WEST) / (EAST - WEST), y: (TOP - northing(latitude)) / HEIGHT };
}

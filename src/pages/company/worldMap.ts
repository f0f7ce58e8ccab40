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

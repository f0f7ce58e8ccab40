/** The part of the world that the drawn map shows, in degrees: every site lies in it. */
const WEST = -26;
const EAST = 152;
const SOUTH = -2;
const NORTH = 66;

/** Miller's cylindrical projection: keeps Europe legible without the swollen north of Mercator's. */
function northing(latitude: number): number {
  const radians = (latitude * Math.PI) / 180;
  return 1.25 * Math.log(Math.tan(Math.PI / 4 + 0.4 * radians));
}

const TOP = northing(NORTH);
const HEIGHT = TOP - northing(SOUTH);
const WIDTH = ((EAST - WEST) * Math.PI) / 180;

/** Width of the map divided by its height. */
export const MAP_ASPECT = WIDTH / HEIGHT;

/** Where a place lies on the map: shares of its width and height, from the upper left. Outside of 0 to 1 beyond its edges. */
export function placeOnMap(longitude: number, latitude: number): { x: number; y: number } {
  return { x: (longitude - WEST) / (EAST - WEST), y: (TOP - northing(latitude)) / HEIGHT };
}

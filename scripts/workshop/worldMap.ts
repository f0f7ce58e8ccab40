/**
 * Draws the coastlines of the map of the company's sites into `public/drawings/world.svg`. Run manually when the map
 * section changes (`npx -c "node scripts/workshop/worldMap.ts"`). Data: Natural Earth, public domain, 1:110 million.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import type { GeometryCollection, Topology } from 'topojson-specification';
import { MAP_ASPECT, placeOnMap } from '../../src/pages/company/places.ts';
import { ensureWorkshop } from './ensureWorkshop.ts';

/** In SVG units: fine enough for smooth coasts at a width of 1200 px. */
const WIDTH = 1000;
const HEIGHT = Math.round(WIDTH / MAP_ASPECT);
/** Islands smaller than this in both directions are omitted (SVG units). */
const SMALLEST = 4;

type Point = readonly [x: number, y: number];

function readLand(): Topology<{ land: GeometryCollection }> {
  const file = createRequire(import.meta.url).resolve('world-atlas/land-110m.json');
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** Shifts points of a ring that crosses the 180th meridian by 360°, so that the ring is contiguous. */
function unwrapped(ring: readonly (readonly number[])[]): readonly (readonly number[])[] {
  const longitudes = ring.map(([longitude = 0]) => longitude);
  if (Math.max(...longitudes) - Math.min(...longitudes) < 350) return ring;
  return ring.map(([longitude = 0, latitude = 0]) => [
    longitude < -100 ? longitude + 360 : longitude,
    latitude,
  ]);
}

function project([longitude = 0, latitude = 0]: readonly number[]): Point {
  const { x, y } = placeOnMap(longitude, Math.min(85, Math.max(-80, latitude)));
  return [Math.round(x * WIDTH), Math.round(y * HEIGHT)];
}

function isShown(points: readonly Point[]): boolean {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [west, east, north, south] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const isInside = east > 0 && west < WIDTH && south > 0 && north < HEIGHT;
  return isInside && Math.max(east - west, south - north) >= SMALLEST;
}

/** A ring as an SVG path of relative steps, without the zero steps that rounding produces. */
function pathOf(points: readonly Point[]): string {
  const [[startX, startY] = [0, 0]] = points;
  let [x, y] = [startX, startY];
  const steps = points.slice(1, -1).flatMap(([nextX, nextY]) => {
    if (nextX === x && nextY === y) return [];
    const step = `${nextX - x} ${nextY - y}`;
    [x, y] = [nextX, nextY];
    return [step];
  });
  return `M${startX} ${startY}l${steps.join(' ').replaceAll(' -', '-')}z`;
}

ensureWorkshop();
const { feature } = await import('topojson-client');
const topology = readLand();
const rings = feature(topology, topology.objects.land).features.flatMap(({ geometry }) => {
  if (geometry.type === 'Polygon') return geometry.coordinates;
  return geometry.type === 'MultiPolygon' ? geometry.coordinates.flat() : [];
});
const path = rings
  .map((ring) => unwrapped(ring).map(project))
  .filter(isShown)
  .map(pathOf)
  .join('');
const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}"><symbol id="land" viewBox="0 0 ${WIDTH} ${HEIGHT}" preserveAspectRatio="none"><path d="${path}"/></symbol></svg>\n`;
const folder = resolve(import.meta.dirname, '..', '..', 'public', 'drawings');
mkdirSync(folder, { recursive: true });
writeFileSync(join(folder, 'world.svg'), svg);
console.log(`world.svg: ${svg.length} bytes, ${WIDTH} × ${HEIGHT}`);

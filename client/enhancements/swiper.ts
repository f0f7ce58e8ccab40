import type { Enhancement } from '../enhance.ts';

/** Two places closer than this are one: the browser rounds. */
const TOLERANCE_PX = 2;

/**
 * Buttons, dots and arrow keys for a row of cards, which scrolls and snaps by itself. Distances are counted from where
 * reading begins, so that they are the same in both directions of script. It never moves on its own.
 */
export const swiper: Enhancement = (section) => {
  const find = <E extends HTMLElement>(selector: string) => section.querySelector<E>(selector);
  const track = find('.swiper-track');
  const controls = find('.swiper-controls');
  const [previous, next, dots] = [find('[data-previous]'), find('[data-next]'), find('[data-dots]')];
  if (!track || !controls || !previous || !next || !dots) return;
  const isRtl = getComputedStyle(track).direction === 'rtl';
  /** How far the track has to be scrolled for each card that can come to stand first. */
  let places: number[] = [];
  /** Where the track is on its way to: the next press counts from there. */
  let wanted: number | undefined;

  function currentPlace(): number {
    const distances = places.map((place) => Math.abs(place - Math.abs(track?.scrollLeft ?? 0)));
    return distances.indexOf(Math.min(...distances));
  }

  function goTo(index: number): void {
    wanted = Math.max(0, Math.min(index, places.length - 1));
    const place = places[wanted] ?? 0;
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    track?.scrollTo({ left: isRtl ? -place : place, behavior: isCalm ? 'instant' : 'smooth' });
  }

  const from = () => wanted ?? currentPlace();

  function mark(): void {
    const current = currentPlace();
    if (current === wanted) wanted = undefined;
    // Not `disabled`, which would take the focus away from under the visitor.
    previous?.setAttribute('aria-disabled', String(current === 0));
    next?.setAttribute('aria-disabled', String(current === places.length - 1));
    [...(dots?.children ?? [])].forEach((dot, index) => {
      if (index === current) dot.firstElementChild?.setAttribute('aria-current', 'true');
      else dot.firstElementChild?.removeAttribute('aria-current');
    });
  }

  function measure(): void {
    places = track ? placesOf(track, isRtl) : [];
    if (controls) controls.hidden = places.length < 2;
    if (dots && dots.children.length !== places.length) {
      dots.replaceChildren(...places.map((_, index) => dot(index, places.length)));
    }
    mark();
  }

  function dot(index: number, count: number): HTMLElement {
    const item = document.createElement('li');
    const button = document.createElement('button');
    button.type = 'button';
    button.ariaLabel = (dots?.dataset.dots ?? '')
      .replace('{{index}}', String(index + 1))
      .replace('{{count}}', String(count));
    button.addEventListener('click', () => goTo(index));
    item.append(button);
    return item;
  }

  previous.addEventListener('click', () => goTo(from() - 1));
  next.addEventListener('click', () => goTo(from() + 1));
  track.addEventListener('scroll', mark, { passive: true });
  // The visitor takes over.
  for (const type of ['wheel', 'touchstart', 'pointerdown']) {
    track.addEventListener(type, () => (wanted = undefined), { passive: true });
  }
  track.addEventListener('keydown', (event) => {
    if (event.target !== track) return;
    const [onward, back] = isRtl ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft'];
    const steps: Readonly<Record<string, number>> = {
      [onward]: from() + 1,
      [back]: from() - 1,
      Home: 0,
      End: places.length - 1,
    };
    const index = steps[event.key];
    if (index === undefined) return;
    event.preventDefault();
    goTo(index);
  });
  new ResizeObserver(measure).observe(track);
};

function placesOf(track: HTMLElement, isRtl: boolean): number[] {
  const frame = track.getBoundingClientRect();
  // The same as the scroll padding, which is not computed to pixels.
  const inset = Number.parseFloat(getComputedStyle(track).paddingInlineStart);
  const scrolled = Math.abs(track.scrollLeft);
  const furthest = track.scrollWidth - track.clientWidth;
  const places = [...track.children].map((card) => {
    const { left, right } = card.getBoundingClientRect();
    const fromStart = isRtl ? frame.right - right : left - frame.left;
    return Math.min(Math.max(0, fromStart + scrolled - inset), furthest);
  });
  return places.filter((place, index) => place - (places[index - 1] ?? -Infinity) > TOLERANCE_PX);
}

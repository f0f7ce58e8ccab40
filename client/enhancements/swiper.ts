import type { Enhancement } from '../enhance.ts';

/** Positions closer than this count as equal, because browsers round scroll offsets. */
const TOLERANCE_PX = 2;

/**
 * Adds buttons, dots and arrow keys to a row of cards; scrolling and snapping are CSS. Distances are measured from the
 * inline start, so that they are the same in LTR and RTL. There is no autoplay.
 */
export const swiper: Enhancement = (section) => {
  const find = <E extends HTMLElement>(selector: string) => section.querySelector<E>(selector);
  const track = find('.swiper-track');
  const controls = find('.swiper-controls');
  const [previous, next, dots] = [find('[data-previous]'), find('[data-next]'), find('[data-dots]')];
  if (!track || !controls || !previous || !next || !dots) return;
  const isRtl = getComputedStyle(track).direction === 'rtl';
  /** Scroll offset for each card that can be aligned to the start, in pixels. */
  let places: number[] = [];
  /** Target index of the running scroll animation; further presses count from it. */
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
    // Not `disabled`: a disabled button would lose the focus.
    previous?.setAttribute('aria-disabled', String(current === 0));
    next?.setAttribute('aria-disabled', String(current === places.length - 1));
    [...(dots?.children ?? [])].forEach((dot, index) => {
      if (index === current) dot.firstElementChild?.setAttribute('aria-current', 'true');
      else dot.firstElementChild?.removeAttribute('aria-current');
    });
  }

  function measure(): void {
    places = track ? placesOf(track, isRtl) : [];
    const isStill = places.length < 2;
    if (controls) controls.hidden = isStill;
    if (track) track.tabIndex = isStill ? -1 : 0;
    if (dots && dots.children.length !== places.length)
      dots.replaceChildren(...places.map((_, index) => dot(index, places.length)));
    mark();
  }

  function dot(index: number, count: number): HTMLElement {
    const item = document.createElement('li');
    const button = document.createElement('button');
    button.type = 'button';
    button.ariaLabel = (dots?.dataset.dots ?? '')
      .replace('{{index}}', String(index + 1))
      .replace('{{total}}', String(count));
    button.addEventListener('click', () => goTo(index));
    item.append(button);
    return item;
  }

  previous.addEventListener('click', () => goTo(from() - 1));
  next.addEventListener('click', () => goTo(from() + 1));
  track.addEventListener('scroll', mark, { passive: true });
  // The visitor scrolls, which cancels the animation.
  for (const type of ['wheel', 'touchstart', 'pointerdown'])
    track.addEventListener(type, () => (wanted = undefined), { passive: true });
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
  // Equals the scroll padding, whose computed value is not in pixels.
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

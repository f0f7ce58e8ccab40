import type { Locator, Page } from '@playwright/test';
import { toLayout } from '../../src/model/paths.ts';
import { inLanguage } from '../kit/routes.ts';
import { boxOf, expect, showByVisit, test, visit, wordsOf } from './kit.ts';

test.use({ loadsPictures: true });

/** With too many cards for any screen. */
const SYSTEM = '/solutions/battery-system';

function trackOf(page: Page, kind: 'advantage' | 'device' | 'feedback'): Locator {
  return page.locator(`.swiper-${kind} .swiper-track`);
}

/** Scroll distance of a track from its inline start, in pixels. */
function scrolled(track: Locator): Promise<number> {
  return track.evaluate((element) => Math.abs(element.scrollLeft));
}

/** Distance that a track can still scroll toward its inline end, in pixels. */
function leftToScroll(track: Locator): Promise<number> {
  return track.evaluate(
    ({ scrollWidth, clientWidth, scrollLeft }) => scrollWidth - clientWidth - Math.abs(scrollLeft),
  );
}

async function turnWheel(page: Page, track: Locator, distance: number): Promise<void> {
  await track.hover();
  await page.mouse.wheel(distance, 0);
}

/** Swipes horizontally from the middle of a track. @param distance in pixels, negative to the left */
async function swipe(page: Page, track: Locator, distance: number): Promise<void> {
  const { left, top, bottom, width } = await boxOf(track);
  const [x, y] = [left + width / 2, (top + bottom) / 2];
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints });
  await touch('touchStart', [{ x, y }]);
  for (let step = 1; step <= 10; step += 1) await touch('touchMove', [{ x: x + (distance * step) / 10, y }]);
  await touch('touchEnd', []);
  await session.detach();
}

async function expectPageStill(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.scrollingElement?.scrollLeft)).toBe(0);
}

/** A row of cards is aligned with its heading and scrolls by keyboard, wheel and touch. */
async function scrollByHand(page: Page, layout: 'desktop' | 'mobile', language: 'en' | 'ar'): Promise<void> {
  await test.step('the first card is fully visible and aligned with the heading', async () => {
    const start = language === 'ar' ? 'right' : 'left';
    for (const kind of ['advantage', 'device'] as const) {
      await expect.poll(() => scrolled(trackOf(page, kind))).toBe(0);
      const first = await boxOf(trackOf(page, kind).locator('.swiper-slide').first());
      expect(first.left).toBeGreaterThanOrEqual(0);
      expect(first.right).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
      const heading = await boxOf(page.locator(`.swiper-${kind} h2`));
      expect(first[start]).toBeCloseTo(heading[start], 0);
    }
  });

  await test.step('arrow keys scroll to the last card and back', async () => {
    const track = trackOf(page, 'advantage');
    const [onward, back] = language === 'ar' ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft'];
    await track.focus();
    await expect(track).toBeFocused();
    const last = track.locator('.swiper-slide').last();
    await expect(last).not.toBeInViewport({ ratio: 0.95 });
    // Scroll to the end: before it, an animation may still be running, and "back" would start from its target.
    await expect(async () => {
      await page.keyboard.press(onward);
      await expect.poll(() => leftToScroll(track), { timeout: 300 }).toBeLessThan(1);
    }).toPass();
    await expect(last).toBeInViewport({ ratio: 0.95 });
    const end = await scrolled(track);
    expect(end).toBeGreaterThan(0);
    await page.keyboard.press(back);
    await expect.poll(() => scrolled(track)).toBeLessThan(end);
  });

  await test.step('wheel and touch scroll it', async () => {
    const track = trackOf(page, 'feedback');
    // More than half a card; otherwise it snaps back.
    const reach = layout === 'mobile' ? 250 : 400;
    const distance = language === 'ar' ? reach : -reach;
    await expect(async () => {
      // Repeat on each try, because pictures that load above may shift the row.
      await track.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
      await (layout === 'mobile' ? swipe(page, track, distance) : turnWheel(page, track, -distance));
      await expect.poll(() => scrolled(track), { timeout: 1000 }).toBeGreaterThan(100);
    }).toPass();
  });
  await expectPageStill(page);
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a row of cards scrolls by hand, and has no controls', async ({ page, layout, language }) => {
    await visit(page, inLanguage(SYSTEM, language), layout);
    await expect(page.locator('.swiper-controls')).toHaveCount(3);
    await expect(page.locator('.swiper-controls').filter({ visible: true })).toHaveCount(0);
    await scrollByHand(page, layout, language);
  });
});

test('after a visit, buttons, dots and keys scroll from card to card, and hands as without script', async ({
  page,
  layout,
  language,
}) => {
  await visit(page, inLanguage('/legal', language), layout);
  await showByVisit(page, toLayout(inLanguage(SYSTEM, language), layout));
  await expect(page.locator('.swiper-controls').filter({ visible: true })).toHaveCount(3);
  const section = page.locator('.swiper-feedback');
  const track = section.locator('.swiper-track');
  const { previous, next, position } = wordsOf(language).frame.swiper;
  const [back, onward] = [
    section.getByRole('button', { name: previous, exact: true }),
    section.getByRole('button', { name: next, exact: true }),
  ];
  const dots = section.locator('.swiper-dots button');
  // The script adds the dots, possibly after the page has loaded.
  await expect(dots).not.toHaveCount(0);
  const count = await dots.count();
  expect(count).toBeGreaterThan(1);
  const label = (index: number) =>
    position.replace('{{index}}', String(index)).replace('{{total}}', String(count));
  await expect(dots.first()).toHaveAccessibleName(label(1));
  await expect(dots.first()).toHaveAttribute('aria-current', 'true');
  await expect(back).toHaveAttribute('aria-disabled', 'true');
  // The previous button is at the inline start.
  const [backBox, onwardBox] = [await boxOf(back), await boxOf(onward)];
  expect(backBox.left < onwardBox.left).toBe(language === 'en');

  await onward.click();
  await expect(dots.nth(1)).toHaveAttribute('aria-current', 'true');
  await expect(back).toHaveAttribute('aria-disabled', 'false');
  const second = await scrolled(track);
  expect(second).toBeGreaterThan(0);
  await dots.last().click();
  await expect(dots.last()).toHaveAttribute('aria-current', 'true');
  await expect(onward).toHaveAttribute('aria-disabled', 'true');
  // Check the horizontal position only; the vertical one depends on the page.
  await expect
    .poll(() =>
      section
        .locator('.swiper-slide')
        .last()
        .evaluate((card) => {
          const { left, right } = card.getBoundingClientRect();
          return left >= -1 && right <= innerWidth + 1;
        }),
    )
    .toBe(true);
  // A disabled button does nothing and keeps the focus.
  await onward.focus();
  await page.keyboard.press('Enter');
  await expect(onward).toBeFocused();
  await dots.first().click();
  await expect.poll(() => scrolled(track)).toBe(0);
  // Two quick presses scroll by two cards.
  await onward.dispatchEvent('click');
  await onward.dispatchEvent('click');
  await expect(dots.nth(Math.min(2, count - 1))).toHaveAttribute('aria-current', 'true');
  await expectPageStill(page);

  await test.step('one arrow key press scrolls by one card', async () => {
    const advantages = page.locator('.swiper-advantage');
    const marks = advantages.locator('.swiper-dots button');
    await expect(marks.first()).toHaveAttribute('aria-current', 'true');
    await advantages.locator('.swiper-track').focus();
    await page.keyboard.press(language === 'ar' ? 'ArrowLeft' : 'ArrowRight');
    await expect(marks.nth(1)).toHaveAttribute('aria-current', 'true');
    await page.keyboard.press('End');
    await expect(marks.last()).toHaveAttribute('aria-current', 'true');
    await page.keyboard.press('Home');
    await expect(marks.first()).toHaveAttribute('aria-current', 'true');
  });
  await scrollByHand(page, layout, language);
});

test('hides the dots up to 310 px, and all controls if every card is visible @mobile', async ({
  page,
  layout,
}) => {
  await visit(page, `${SYSTEM}/battery-pack/FeedbackSwiper`, layout);
  const [controls, dots] = [page.locator('.swiper-controls'), page.locator('.swiper-dots')];
  await page.setViewportSize({ width: 310, height: 700 });
  await expect(controls).toBeVisible();
  await expect(dots).toBeHidden();
  await page.setViewportSize({ width: 311, height: 700 });
  await expect(dots).toBeVisible();
  await page.setViewportSize({ width: 1200, height: 700 });
  await expect(controls).toBeHidden();
});

import type { Enhancement } from '../enhance.ts';

const WEEKEND = ['Sat', 'Sun'];

/** Says whether a hub is open at this time of its own clock. It does not know the holidays, which the page names. */
export const openNow: Enhancement = (element) => {
  const { zone: timeZone = '', from = '', to = '', openNow: open = '', closedNow = '' } = element.dataset;
  const format = new Intl.DateTimeFormat('en', {
    timeZone,
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  const parts = new Map(format.formatToParts().map(({ type, value }) => [type, value]));
  const time = `${parts.get('hour')}:${parts.get('minute')}`;
  const isOpen = !WEEKEND.includes(parts.get('weekday') ?? '') && from <= time && time < to;
  element.textContent = isOpen ? open : closedNow;
  element.hidden = false;
};

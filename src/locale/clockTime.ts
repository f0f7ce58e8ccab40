import type { LanguageCode } from '../model/codes.ts';

/** English writes “7 a.m.” and “5:30 p.m.”, French “7 h” and “17 h 30”; the other languages write 07:00. */
export function clockTime(time: string, code: LanguageCode): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  if (code === 'en')
    return `${hours % 12 || 12}${minutes > 0 ? `:${time.slice(-2)}` : ''}\u00a0${hours < 12 ? 'a.m.' : 'p.m.'}`;
  if (code === 'fr') return `${hours}\u00a0h${minutes > 0 ? `\u00a0${time.slice(-2)}` : ''}`;
  return time;
}

import { announce, withdraw } from './announce.ts';
import { createProgress, type Progress } from './progress.ts';

/** Controls the frame's loading bar and announces loading to screen readers. */
export function loadingBar(): Progress {
  const bar = document.querySelector<HTMLElement>('[data-loading-bar]');
  const loading = bar?.dataset.loading ?? '';
  return createProgress({
    show: (percent, isFailed) => {
      if (!bar) return;
      bar.style.setProperty('--progress', String(percent / 100));
      bar.classList.toggle('loading-bar-failed', isFailed);
      bar.classList.add('loading-bar-shown');
    },
    hide: () => {
      bar?.classList.remove('loading-bar-shown');
      withdraw(loading);
    },
    sayLoading: () => announce(loading),
  });
}

import type { Enhancement } from '../enhance.ts';

/**
 * Replaces a still with a muted video that plays while in view, and turns the link to the file into a play/pause
 * button. With reduced motion or data saving, the still and the link are kept.
 */
export const film: Enhancement = (figure) => {
  const link = figure.querySelector<HTMLAnchorElement>('a');
  const { webm, mp4, play, pause } = figure.dataset;
  if (!link || !webm || !mp4 || !play || !pause || !isMotionWelcome()) return;
  const label = link.querySelector('.film-label');
  const drawings = [...link.querySelectorAll('svg')];
  const button = document.createElement('button');
  button.type = 'button';
  button.className = link.className;
  button.append(...drawings, label ?? '');

  const video = document.createElement('video');
  video.muted = true;
  video.loop = true;
  video.playsInline = true;
  video.preload = 'none';
  video.disableRemotePlayback = true;
  video.setAttribute('aria-hidden', 'true');
  for (const [src, type] of [
    [webm, 'video/webm'],
    [mp4, 'video/mp4'],
  ] as const) {
    const source = document.createElement('source');
    source.src = src;
    source.type = type;
    video.append(source);
  }

  let isPausedByVisitor = false;
  const show = () => {
    figure.classList.toggle('film-playing', !video.paused);
    if (label) label.textContent = video.paused ? play : pause;
  };
  // If the browser blocks autoplay, the button offers to play.
  const start = () => void video.play().catch(show);
  video.addEventListener('play', show);
  video.addEventListener('pause', show);
  button.addEventListener('click', () => {
    isPausedByVisitor = !video.paused;
    if (isPausedByVisitor) video.pause();
    else start();
  });

  link.before(video);
  link.replaceWith(button);
  new IntersectionObserver((entries) => {
    const isInView = entries.some(({ isIntersecting }) => isIntersecting);
    if (!isInView) video.pause();
    else if (!isPausedByVisitor) start();
  }).observe(figure);
};

function isMotionWelcome(): boolean {
  const { connection } = navigator as Navigator & { readonly connection?: { readonly saveData?: boolean } };
  return matchMedia('(prefers-reduced-motion: no-preference)').matches && connection?.saveData !== true;
}

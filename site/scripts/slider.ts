import type { partnerSlider } from './slider-options.ts';
import { slidingTrack } from './sliding-track.ts';

/**
 * Turns a `data-carousel` row into an endless carousel with autoplay, dots and a pause button, which starts
 * paused under reduced motion (WCAG 2.2.2). Hover and keyboard focus pause it as well. The pause button is its one
 * stop for the Tab key, where the arrow keys move it, as they did while the row scrolled.
 */
export function mountSlider(row: HTMLElement, options: typeof partnerSlider): void {
  const track = row.querySelector('ul');
  const view = track?.parentElement;
  const dots = row.querySelector<HTMLElement>('[data-dots]');
  const pause = row.querySelector<HTMLButtonElement>('[data-pause]');
  const controls = pause?.parentElement;
  if (!view || !dots || !controls) return;

  const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const count = track.children.length;
  const marks = Array.from(track.children, (_, index) => {
    const dot = document.createElement('button');
    dot.type = 'button';
    dot.tabIndex = -1;
    dot.setAttribute('aria-label', `Logo ${index + 1} of ${count}`);
    dot.addEventListener('click', () => slides.goTo(index));
    return dot;
  });
  dots.replaceChildren(...marks);

  let timer: ReturnType<typeof setTimeout> | undefined;
  let hovered = false;
  const isPaused = () => pause.getAttribute('aria-pressed') === 'true';
  const isInUse = () =>
    isPaused() || hovered || slides.isTouched() || row.querySelector(':focus-visible');
  /** Restarts the full delay after every move and every interaction. */
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(() => (isInUse() ? wait() : slides.goBy(1)), options.autoplaySpeed);
  };
  const slides = slidingTrack({
    ...options,
    speed: reducedMotion ? 0 : options.speed,
    view,
    track,
    onMove(slide) {
      marks.forEach((dot, index) => {
        dot.setAttribute('aria-current', String(index === slide));
      });
      wait();
    },
  });

  const hover = ({ type, pointerType }: PointerEvent) => {
    hovered = type === 'pointerenter' && pointerType === 'mouse';
    wait();
  };
  view.addEventListener('pointerenter', hover);
  view.addEventListener('pointerleave', hover);
  row.addEventListener('focusout', wait);
  row.addEventListener('keydown', (event) => {
    const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (!by) return;
    event.preventDefault();
    slides.goBy(by);
  });
  const setPaused = (paused: boolean) => pause.setAttribute('aria-pressed', String(paused));
  pause.addEventListener('click', () => {
    setPaused(!isPaused());
    wait();
  });
  setPaused(reducedMotion);
  controls.hidden = false;
  if (view.matches(':focus')) pause.focus();
  view.removeAttribute('tabindex');
}

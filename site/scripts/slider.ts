import type { partnerSlider } from './slider-options.ts';
import { slidingTrack } from './sliding-track.ts';

/**
 * Makes a row marked `data-carousel` slide by itself, without end, with dots, and a pause button that
 * also stands paused under reduced motion (WCAG 2.2.2). A mouse over the logos and the keyboard's focus hold
 * it too; the arrow keys move it, as they did while it scrolled.
 */
export function mountSlider(row: HTMLElement, options: typeof partnerSlider): void {
  const track = row.querySelector('ul');
  const view = track?.parentElement;
  const dots = row.querySelector<HTMLElement>('[data-dots]');
  const pause = row.querySelector<HTMLButtonElement>('[data-pause]');
  const controls = pause?.parentElement;
  if (!view || !dots || !controls) return;

  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const count = track.children.length;
  const marks = Array.from(track.children, (_, index) => {
    const dot = document.createElement('button');
    dot.type = 'button';
    dot.setAttribute('aria-label', `Logo ${index + 1} of ${count}`);
    dot.addEventListener('click', () => slides.goTo(index));
    return dot;
  });
  dots.replaceChildren(...marks);

  let timer: ReturnType<typeof setTimeout> | undefined;
  let hovered = false;
  const isPaused = () => pause.getAttribute('aria-pressed') === 'true';
  const isHeld = () =>
    isPaused() || hovered || slides.isTouched() || row.querySelector(':focus-visible');
  /** The full time passes after every move, and after whatever held the row. */
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(() => (isHeld() ? wait() : slides.goBy(1)), options.autoplaySpeed);
  };
  const slides = slidingTrack({
    ...options,
    speed: still ? 0 : options.speed,
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
  view.addEventListener('keydown', (event) => {
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
  setPaused(still);
  controls.hidden = false;
}

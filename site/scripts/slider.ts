import Swiper from 'swiper';
import { Autoplay } from 'swiper/modules';
import type { partnerSlider } from './slider-options.ts';

/**
 * Mounts Swiper on a row marked `data-carousel`, with dots, and a pause button that also stands
 * paused under reduced motion (WCAG 2.2.2). Focus and a resting pointer hold it too.
 */
export function mountSlider(row: HTMLElement, options: typeof partnerSlider): void {
  const view = row.querySelector<HTMLElement>('.swiper');
  const dots = row.querySelector<HTMLElement>('[data-dots]');
  const pause = row.querySelector<HTMLButtonElement>('[data-pause]');
  const controls = row.querySelector<HTMLElement>('[data-controls]');
  if (!view || !dots || !pause || !controls) return;

  const still = matchMedia('(prefers-reduced-motion: reduce)');
  const swiper = new Swiper(view, {
    modules: [Autoplay],
    loop: options.infinite,
    speed: still.matches ? 0 : options.speed,
    threshold: options.touchThreshold,
    slidesPerView: 2,
    breakpoints: Object.fromEntries(
      options.visible.map(({ from, slides }) => [from, { slidesPerView: slides }]),
    ),
    autoplay: {
      // The slider counts from the end of its own movement.
      delay: options.autoplaySpeed - options.speed,
      pauseOnMouseEnter: true,
      disableOnInteraction: false,
    },
  });

  const marks = swiper.slides.map((_, index) => {
    const dot = document.createElement('button');
    dot.type = 'button';
    dot.setAttribute('aria-label', `Logo ${index + 1} of ${swiper.slides.length}`);
    dot.addEventListener('click', () => swiper.slideToLoop(index));
    return dot;
  });
  dots.replaceChildren(...marks);
  const mark = () =>
    marks.forEach((dot, index) => {
      dot.setAttribute('aria-current', String(index === swiper.realIndex));
    });
  swiper.on('realIndexChange', mark);
  mark();

  const setPaused = (paused: boolean) => {
    pause.setAttribute('aria-pressed', String(paused));
    if (paused) swiper.autoplay.stop();
    else swiper.autoplay.start();
  };
  const isPaused = () => pause.getAttribute('aria-pressed') === 'true';
  pause.addEventListener('click', () => setPaused(!isPaused()));
  row.addEventListener('focusin', () => swiper.autoplay.stop());
  row.addEventListener('focusout', () => setPaused(isPaused()));
  setPaused(still.matches);
  controls.hidden = false;
}

import { partnerSlider } from './slider-options.ts';

/** Starts each carousel when it comes into view. Until then, and without JavaScript, the row scrolls. */
export function watchCarousels(): void {
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      observer.unobserve(target);
      void start(target as HTMLElement);
    }
  });
  for (const row of document.querySelectorAll('[data-carousel]')) observer.observe(row);
}

async function start(row: HTMLElement): Promise<void> {
  const { mountSlider } = await import('./slider.ts');
  mountSlider(row, partnerSlider);
}

import { partnerSlider } from './slider-options.ts';

/** Makes each carousel slide when it is first seen; until then, and without it, the row scrolls. */
export function watchCarousels(): void {
  const seen = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      seen.unobserve(target);
      void start(target as HTMLElement);
    }
  });
  for (const row of document.querySelectorAll('[data-carousel]')) seen.observe(row);
}

async function start(row: HTMLElement): Promise<void> {
  const { mountSlider } = await import('./slider.ts');
  mountSlider(row, partnerSlider);
}

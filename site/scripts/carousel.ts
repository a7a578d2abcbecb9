import { partnerSlider } from './slider-options.ts';

/** Starts each carousel when it comes into view. Until then, and without JavaScript, the row scrolls. */
export function watchCarousels(): void {
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      observer.unobserve(target);
      // Not `await`, which bundles to more code.
      void import('./slider.ts').then((code) =>
        code.mountSlider(target as HTMLElement, partnerSlider),
      );
    }
  });
  for (const row of document.querySelectorAll('[data-carousel]')) observer.observe(row);
}

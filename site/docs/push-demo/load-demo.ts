/** Loads and starts the page's live demo when it comes into view. */
export function loadDemoInView(load: () => Promise<(demo: HTMLElement) => void>): void {
  const demo = document.querySelector<HTMLElement>('[data-demo]');
  if (!demo) return;
  new IntersectionObserver(([entry], observer) => {
    if (!entry?.isIntersecting) return;
    observer.disconnect();
    void load().then((start) => start(demo));
  }).observe(demo);
}

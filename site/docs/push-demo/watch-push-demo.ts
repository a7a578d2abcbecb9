/** Loads and starts the page's live demo when it comes into view. */
export function watchPushDemo(): void {
  const demo = document.querySelector<HTMLElement>('[data-demo]');
  if (!demo) return;
  new IntersectionObserver(([entry], observer) => {
    if (!entry?.isIntersecting) return;
    observer.disconnect();
    void import('./push-demo-view.ts').then(({ startPushDemo }) => startPushDemo(demo));
  }).observe(demo);
}

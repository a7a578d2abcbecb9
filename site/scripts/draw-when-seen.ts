/** Holds drawings below the fold back until they are seen, so that each draws itself once, before the visitor's eyes. */
export function drawWhenSeen(): void {
  for (const drawing of document.querySelectorAll<HTMLElement>('[data-draw]')) {
    const observer = new IntersectionObserver(
      (entries) => {
        const seen = entries.some(({ isIntersecting }) => isIntersecting);
        drawing.dataset.draw = seen ? '' : 'waiting';
        if (seen) observer.disconnect();
      },
      { threshold: 0.3 },
    );
    observer.observe(drawing);
  }
}

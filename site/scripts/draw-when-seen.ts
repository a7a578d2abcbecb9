/** Delays the animation of drawings below the fold until they are visible, so that visitors see it. */
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
    // Its own box may be larger than what is drawn in it.
    observer.observe(drawing.firstElementChild ?? drawing);
  }
}

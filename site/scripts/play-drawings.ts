/** Marks drawings that play (`data-draw`), and lets them play again by the button in their section, which needs this script. */
export function playDrawings(): void {
  drawWhenSeen();
  for (const button of document.querySelectorAll<HTMLButtonElement>('[data-replay]')) {
    const drawing = button.closest('section')?.querySelector<HTMLElement>('[data-draw]');
    button.dataset.replay = 'ready';
    button.addEventListener('click', () => drawing && replay(drawing));
  }
}

function replay(drawing: HTMLElement): void {
  drawing.dataset.draw = 'waiting';
  // An animation starts anew once a layout has been without it.
  drawing.getBoundingClientRect();
  drawing.dataset.draw = '';
}

/** Delays the animation of drawings below the fold until they are visible, so that visitors see it. */
function drawWhenSeen(): void {
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

import { announce } from '../../browser/announce.ts';

/** Copies a panel's code, or a heading's URL when its anchor is clicked. */
export function watchCopyButtons(): void {
  addEventListener('click', ({ target }) => {
    const found = (target as Element).closest<HTMLElement>('[data-copy], [data-anchor]');
    if (!found) return;
    if (found instanceof HTMLAnchorElement) {
      void copy(found.href).then((done) => done && announce('Link copied.'));
    } else {
      void copy(codeOf(found)).then((done) => {
        announce(done ? 'Copied.' : 'Your browser did not allow copying.');
        if (!done) return;
        found.dataset.copied = '';
        setTimeout(() => delete found.dataset.copied, 2000);
      });
    }
  });
}

/** The visible code of the button's panel, or the code before it in its line. */
function codeOf(button: HTMLElement): string {
  const place = button.closest('figure,p');
  const codes = [...(place?.querySelectorAll<HTMLElement>('pre,p>code') ?? [])];
  return codes.find((code) => code.offsetParent)?.textContent?.trimEnd() ?? '';
}

async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

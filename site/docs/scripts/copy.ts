import { announce } from '../../browser/announce.ts';
import { readLocal, writeLocal } from '../../browser/storage.ts';

/** Copies a panel's code, or a heading's URL when its anchor is clicked. */
export function watchCopyButtons(): void {
  addEventListener('click', ({ target }) => {
    const found = (target as Element).closest<HTMLElement>('[data-copy], [data-anchor]');
    if (!found) return;
    if (found instanceof HTMLAnchorElement) {
      void copy(found.href).then((done) => done && announce('Link copied.'));
    } else void copyPanel(found);
  });
}

async function copyPanel(button: HTMLElement): Promise<void> {
  const form = formOf(button);
  const text = textOf(button, form);
  const done = await copy(text);
  announce(done ? copiedWords(text) : 'Your browser did not allow copying.');
  if (!done) return;
  button.dataset.copied = '';
  setTimeout(() => {
    delete button.dataset.copied;
    // Not before: the buttons change places in their names.
    if (form) rememberForm(form);
  }, 2000);
}

type CopyForm = 'http' | 'curl';

/** The form that the reader copied last in place of HTTP. */
export function rememberForm(form: CopyForm): void {
  document.documentElement.dataset.copyAs = form;
  writeLocal('copy', form === 'curl' ? form : null);
}

/** How to copy the panel; undefined unless it shows HTTP and has a line for curl. */
function formOf(button: HTMLElement): CopyForm | undefined {
  const panel = button.closest('figure');
  if (!panel?.querySelector('[data-sample=curl]')) return;
  if (!panel.querySelector('[value=http]:checked')) return;
  const isCurl = (document.documentElement.dataset.copyAs ?? readLocal('copy')) === 'curl';
  return isCurl === (button.dataset.copy === 'other') ? 'http' : 'curl';
}

/** The code to copy: a line for curl, the visible code of the button's panel, or the code before it in its line. */
function textOf(button: HTMLElement, form: CopyForm | undefined): string {
  const place = button.closest('figure,p');
  if (form === 'curl') return place?.querySelector('[data-sample=curl] pre')?.textContent ?? '';
  const codes = [...(place?.querySelectorAll<HTMLElement>('pre,p>code') ?? [])];
  return codes.find((code) => code.offsetParent)?.textContent?.trimEnd() ?? '';
}

/** In a line that is to be pasted as it is, a placeholder is easily overlooked. */
export function copiedWords(text: string): string {
  const [placeholder] = /\bYOUR_\w+/.exec(text) ?? [];
  return placeholder ? `Copied. Put your key in place of ${placeholder}.` : 'Copied.';
}

async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

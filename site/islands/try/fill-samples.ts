import { adopt } from '../../browser/adopt.ts';
import maskedKey from './masked-key.css?inline';
import { readKey } from './test-key.ts';

/** Puts in the key that this tab was given, while it can be used. */
export function fillStoredKey(): void {
  const kept = readKey();
  if (kept?.expiresAt && kept.expiresAt > Date.now()) fillSamples(kept.key);
}

/** The key that stands in the samples. */
let filled: string | null = null;

/** Puts the key into samples that were written anew. */
export function refillSamples(): void {
  if (filled) fillSamples(filled);
}

/** How the samples of each language read the key from the environment. */
const readings = [
  '$GROVEMAIL_KEY',
  'process.env.GROVEMAIL_KEY',
  'os.environ["GROVEMAIL_KEY"]',
  "getenv('GROVEMAIL_KEY')",
];

/**
 * Puts the reader's key into the page's samples: masked on screen, whole in what is selected or copied.
 * A key that was put in before gives way.
 */
export function fillSamples(key: string): void {
  filled = key;
  adopt(maskedKey);
  for (const secret of document.querySelectorAll('span[data-own-key] > .masked-part')) {
    const holder = secret.parentElement;
    holder?.replaceWith(secretOf(key, holder.dataset.quote ?? ''));
  }
  for (const code of document.querySelectorAll<HTMLElement>('pre:not(dialog pre) code')) {
    for (const reading of readings) replaceText(code, reading, key);
  }
}

/** Replaces a text that may stand in several elements of highlighted code. */
function replaceText(code: HTMLElement, text: string, key: string): void {
  const at = code.textContent?.indexOf(text) ?? -1;
  if (at < 0) return;
  const range = document.createRange();
  const nodes = document.createTreeWalker(code, NodeFilter.SHOW_TEXT);
  let passed = 0;
  for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
    const length = node.textContent?.length ?? 0;
    const isIn = (place: number) => place >= passed && place <= passed + length;
    if (isIn(at) && at < passed + length) range.setStart(node, at - passed);
    if (isIn(at + text.length)) {
      range.setEnd(node, at + text.length - passed);
      break;
    }
    passed += length;
  }
  range.deleteContents();
  // In the head of an HTTP message it stands as it is.
  const quote = text.startsWith('$')
    ? ''
    : text.includes("'") || text.startsWith('process')
      ? "'"
      : '"';
  range.insertNode(secretOf(key, quote));
}

function secretOf(key: string, quote: string): HTMLElement {
  const secret = document.createElement('span');
  const hidden = document.createElement('span');
  secret.className = 'masked-key';
  secret.dataset.ownKey = '';
  secret.dataset.quote = quote;
  hidden.className = 'masked-part';
  hidden.textContent = key.slice(8, -4);
  secret.append(`${quote}gm_test_`, hidden, `${key.slice(-4)}${quote}`);
  return secret;
}

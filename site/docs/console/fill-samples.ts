import { adopt } from '../../browser/adopt.ts';
import styles from './samples.css?inline';
import { readKey } from './test-key.ts';

/** Fills in the key of this tab, unless it has expired. */
export function fillStoredKey(): void {
  const stored = readKey();
  if (stored?.expiresAt && stored.expiresAt > Date.now()) fillSamples(stored.key);
}

/** The key in the samples. */
let filledKey: string | null = null;

/** Fills the key into samples that were replaced. */
export function refillSamples(): void {
  if (filledKey) fillSamples(filledKey);
}

/** How the samples read the key from the environment, and what replaces it in a line for curl. */
const keyExpressions = [
  'YOUR_API_KEY',
  '$API_KEY',
  'process.env.API_KEY',
  'os.environ["API_KEY"]',
  "getenv('API_KEY')",
];

/**
 * Fills the reader's key into the page's samples, in place of an earlier one. It is masked on screen, but
 * complete when selected or copied.
 */
export function fillSamples(key: string): void {
  filledKey = key;
  adopt(styles);
  for (const secret of document.querySelectorAll('span[data-own-key] > .masked-part')) {
    const holder = secret.parentElement;
    holder?.replaceWith(maskedKeyElement(key, holder.dataset.quote ?? ''));
  }
  for (const code of document.querySelectorAll<HTMLElement>('pre:not(dialog pre) code')) {
    // Lines that set the variable to another key keep reading it.
    if (/\bAPI_KEY=/.test(code.textContent)) continue;
    for (const expression of keyExpressions) replaceText(code, expression, key);
  }
}

/** Replaces a text that highlighting may have split over several elements. */
function replaceText(code: HTMLElement, text: string, key: string): void {
  const at = code.textContent?.indexOf(text) ?? -1;
  if (at < 0) return;
  const range = document.createRange();
  const nodes = document.createTreeWalker(code, NodeFilter.SHOW_TEXT);
  let passed = 0;
  for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
    const length = node.textContent?.length ?? 0;
    const contains = (offset: number) => offset >= passed && offset <= passed + length;
    if (contains(at) && at < passed + length) range.setStart(node, at - passed);
    if (contains(at + text.length)) {
      range.setEnd(node, at + text.length - passed);
      break;
    }
    passed += length;
  }
  range.deleteContents();
  // Unquoted in headers.
  const quote = /^(\$|YOUR)/.test(text)
    ? ''
    : text.includes("'") || text.startsWith('process')
      ? "'"
      : '"';
  range.insertNode(maskedKeyElement(key, quote));
}

function maskedKeyElement(key: string, quote: string): HTMLElement {
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

import { curlLine } from '@grovemail/domain/samples/curl-line.ts';
import { sampleLanguages } from '@grovemail/domain/samples/sample-languages.ts';
import type { SampleLine, SampleRequest } from '@grovemail/domain/samples/sample-request.ts';
import { adopt } from '../../browser/adopt.ts';
import { announce } from '../../browser/announce.ts';
import { element } from '../../browser/element.ts';
import { codeTokens } from './code-tokens.ts';
import styles from './samples.css?inline';

/** The replaced content of the page, by operation. */
const replaced = new Map<string, { note: HTMLElement; hint: ChildNode[]; samples: Sample[] }>();

interface Sample {
  write(request: SampleRequest): SampleLine[];
  code: HTMLElement;
  lines: readonly ChildNode[];
}

/** How each sample of a panel is written. */
const writers = [
  ...sampleLanguages,
  { id: 'curl', write: (request: SampleRequest) => [{ text: curlLine(request), fields: [] }] },
];

/**
 * Replaces the page's samples of an operation, in every language, with the reader's request.
 * @param onReset called when the reader wants the original samples back
 */
export function showReaderValues(operation: string, request: SampleRequest, onReset: () => void) {
  const panel = document.querySelector(`[name="lang-${operation}"]`)?.closest('figure');
  if (!panel) return;
  adopt(styles);
  const { samples } = replaced.get(operation) ?? saveOriginals(operation, panel, onReset);
  for (const { write, code } of samples) {
    code.replaceChildren(...write(request).map((line) => lineOf(operation, line)));
  }
}

export function restoreSampleValues(operation: string): void {
  const originals = replaced.get(operation);
  if (!originals) return;
  replaced.delete(operation);
  for (const { code, lines } of originals.samples) code.replaceChildren(...lines);
  originals.note.replaceWith(...originals.hint);
}

function saveOriginals(operation: string, panel: HTMLElement, onReset: () => void) {
  const samples = writers.flatMap(({ id, write }) => {
    const code = panel.querySelector<HTMLElement>(`[data-sample=${id}] code`);
    return code ? [{ write, code, lines: [...code.childNodes] }] : [];
  });
  const reset = element('button', { type: 'button' }, ['Reset']);
  reset.addEventListener('click', () => {
    const shown = samples.find(({ code }) => code.offsetParent)?.code.closest('pre');
    onReset();
    announce('The example is restored.');
    shown?.focus({ preventScroll: true });
  });
  const note = element('span', { className: 'own-values' }, ['Your values, from Try it. ', reset]);
  const button = panel.querySelector('[data-try]');
  // Replaces the hint beside "Try it", so that the code does not move.
  const hint = [...(button?.parentElement?.childNodes ?? [])].filter((node) => node !== button);
  for (const node of hint) node.remove();
  button?.before(note);
  const originals = { note, hint, samples };
  replaced.set(operation, originals);
  return originals;
}

function lineOf(operation: string, { text, fields }: SampleLine): HTMLElement {
  const tokens = codeTokens(text).map((token) =>
    token.kind ? element('span', { className: `try-${token.kind}` }, [token.text]) : token.text,
  );
  const line = element('span', { className: 'own-line' }, [...tokens, '\n']);
  const numbers = fields.flatMap((field) => fieldNumbers(operation, field));
  if (numbers.length > 0) line.dataset.of = [...new Set(numbers)].join(' ');
  return line;
}

/** The page's numbers of a field and its parents, which are highlighted together with the line. */
function fieldNumbers(operation: string, field: string): string[] {
  const parts = field.split('.');
  return parts.flatMap((_, at) => {
    const path = parts.slice(0, at + 1).join('.');
    return document.getElementById(`${operation}.${path}`)?.dataset.field ?? [];
  });
}

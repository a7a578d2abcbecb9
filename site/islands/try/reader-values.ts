import {
  type SampleLanguageId,
  sampleLanguages,
} from '@grovemail/domain/samples/sample-languages.ts';
import type { SampleLine, SampleRequest } from '@grovemail/domain/samples/sample-request.ts';
import { adopt } from '../../browser/adopt.ts';
import { announce } from '../../browser/announce.ts';
import { element } from '../../browser/element.ts';
import codeColours from './code-colours.css?inline';
import { codeTokens } from './code-tokens.ts';
import styles from './own-values.css?inline';

/** What the page came with, by operation, while the reader's own values stand in its place. */
const pageValues = new Map<string, { note: HTMLElement; words: ChildNode[]; samples: Sample[] }>();

interface Sample {
  language: SampleLanguageId;
  code: HTMLElement;
  lines: readonly ChildNode[];
}

/**
 * Writes a reader's request into the page's samples of an operation, in every language.
 * @param onReset is called when the reader asks for the page's own values again
 */
export function showReaderValues(operation: string, request: SampleRequest, onReset: () => void) {
  const panel = document.querySelector(`[name="lang-${operation}"]`)?.closest('figure');
  if (!panel) return;
  adopt(codeColours);
  adopt(styles);
  const { samples } = pageValues.get(operation) ?? savePageValues(operation, panel, onReset);
  for (const { language, code } of samples) {
    const written = sampleLanguages.find(({ id }) => id === language)?.write(request) ?? [];
    code.replaceChildren(...written.map((line) => lineOf(operation, line)));
  }
}

/** Puts back what the page came with. */
export function restoreSampleValues(operation: string): void {
  const kept = pageValues.get(operation);
  if (!kept) return;
  pageValues.delete(operation);
  for (const { code, lines } of kept.samples) code.replaceChildren(...lines);
  kept.note.replaceWith(...kept.words);
}

function savePageValues(operation: string, panel: HTMLElement, onReset: () => void) {
  const samples = sampleLanguages.flatMap(({ id: language }) => {
    const code = panel.querySelector<HTMLElement>(`[data-sample=${language}] code`);
    return code ? [{ language, code, lines: [...code.childNodes] }] : [];
  });
  const reset = element('button', { type: 'button' }, ['Reset']);
  reset.addEventListener('click', () => {
    const shown = samples.find(({ code }) => code.offsetParent)?.code.closest('pre');
    onReset();
    announce('The example is back.');
    shown?.focus({ preventScroll: true });
  });
  const note = element('span', { className: 'own-values' }, ['Your values, from Try it. ', reset]);
  const button = panel.querySelector('[data-try]');
  // In place of the words beside "Try it", so that the code keeps its room.
  const words = [...(button?.parentElement?.childNodes ?? [])].filter((node) => node !== button);
  for (const node of words) node.remove();
  button?.before(note);
  const kept = { note, words, samples };
  pageValues.set(operation, kept);
  return kept;
}

function lineOf(operation: string, { text, fields }: SampleLine): HTMLElement {
  const tokens = codeTokens(text).map((token) =>
    token.kind ? element('span', { className: `try-${token.kind}` }, [token.text]) : token.text,
  );
  const line = element('span', { className: 'own-line' }, [...tokens, '\n']);
  const numbers = fields.flatMap((field) => numbersOf(operation, field));
  if (numbers.length > 0) line.dataset.of = [...new Set(numbers)].join(' ');
  return line;
}

/** What the page calls a field and those that it is a part of, so that they light up together. */
function numbersOf(operation: string, field: string): string[] {
  const parts = field.split('.');
  return parts.flatMap((_, at) => {
    const path = parts.slice(0, at + 1).join('.');
    return document.getElementById(`${operation}.${path}`)?.dataset.field ?? [];
  });
}

import type { RequestForm } from '@grovemail/domain/request-form/form-field.ts';
import { type RequestValues, requestOf } from '@grovemail/domain/request-form/request-of.ts';
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { adopt } from '../../browser/adopt.ts';
import { Console } from './Console.tsx';
import styles from './console.css?inline';
import { refillSamples } from './fill-samples.ts';
import { restoreSampleValues, showReaderValues } from './reader-values.ts';
import sampleStyles from './samples.css?inline';

/** The form's values by operation, kept until the page is left. */
const savedValues = new Map<string, RequestValues>();

let isOpening = false;

/**
 * Opens the console for the button's operation, or else for the one in view.
 * @throws when the operation's form cannot be fetched
 */
export async function openFrom(button: HTMLElement): Promise<void> {
  if (isOpening) return;
  isOpening = true;
  try {
    await openConsole(button.dataset.try || operationInView());
  } finally {
    isOpening = false;
  }
}

/** The last operation whose section begins above the middle of the window. */
function operationInView(): string {
  const buttons = [...document.querySelectorAll<HTMLElement>('[data-try]')].filter(
    ({ dataset }) => dataset.try,
  );
  const middle = innerHeight / 2;
  const passed = buttons.filter(
    (button) => (button.closest('section') ?? button).getBoundingClientRect().top < middle,
  );
  return (passed.at(-1) ?? buttons[0])?.dataset.try ?? '';
}

/**
 * Opens the console as a modal dialog, so that the browser restores the focus when it closes.
 * @throws when the operation's form cannot be fetched
 */
async function openConsole(operation: string): Promise<void> {
  const response = await fetch(`/developers/try/${operation}.json`);
  if (!response.ok) throw new Error(`${response.status}`);
  const { form, base, printedBase } = (await response.json()) as {
    form: RequestForm;
    base: string;
    printedBase: string;
  };
  adopt(sampleStyles);
  adopt(styles);
  const dialog = document.createElement('dialog');
  dialog.className = 'try';
  dialog.setAttribute('aria-labelledby', 'try-title');
  document.body.append(dialog);
  const root = createRoot(dialog);
  root.render(
    createElement(Console, {
      form,
      base,
      savedValues: savedValues.get(operation),
      onChange: (values) => void savedValues.set(operation, values),
      onReset: reset,
      onClose: () => dialog.close(),
    }),
  );
  dialog.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    dialog.querySelector('form')?.requestSubmit();
  });
  dialog.addEventListener('click', ({ target }) => {
    // The sheet covers the dialog, so a click on the dialog itself is one on its backdrop.
    if (target === dialog) dialog.close();
  });
  dialog.addEventListener('close', () => {
    root.unmount();
    dialog.remove();
    updateSamples();
  });
  dialog.showModal();

  /** Unless the request has faults. */
  function updateSamples() {
    const values = savedValues.get(operation);
    if (!values) return;
    const { request, faults } = requestOf(form, values, printedBase || location.origin, null);
    if (Object.keys(faults).length > 0) return;
    showReaderValues(operation, request, reset);
    refillSamples();
  }

  function reset() {
    savedValues.delete(operation);
    restoreSampleValues(operation);
    refillSamples();
  }
}

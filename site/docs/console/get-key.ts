import { fillSamples } from './fill-samples.ts';
import { issueKey, masked, readKey, storeKey, type TestKey } from './test-key.ts';

/** Gets a new key, stores it for this tab and fills it into the samples. */
export async function getKey(button: HTMLElement): Promise<void> {
  if (button.ariaDisabled === 'true') return;
  button.ariaDisabled = 'true';
  const issued = await issueKey(button.dataset.getKey ?? '');
  button.ariaDisabled = null;
  if (issued.kind === 'rejected') return report(button, issued.text);
  storeKey(issued.key);
  fillSamples(issued.key.key);
  showOwner(button, issued.key);
}

/** Says which key this tab already has, unless it has expired. */
export function showStoredKey(button: HTMLElement): void {
  const key = readKey();
  if (key?.expiresAt && key.expiresAt > Date.now()) showOwner(button, key);
}

function showOwner(button: HTMLElement, { key }: TestKey): void {
  button.textContent = 'Get a new key';
  report(button, `${masked(key)} is filled in below. It works for a day, in this tab only.`);
}

function report(button: HTMLElement, text: string): void {
  const status = button.parentElement?.querySelector('[data-key-status]');
  if (status) status.textContent = text;
}

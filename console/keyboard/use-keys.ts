import { useLayoutEffect, useRef } from 'react';
import { isField, leaveField } from './focus.ts';

/** What a key does, by its name: `r`, `?`, `Escape`, `Shift+E`, `Ctrl+k`, or `g i` for one after the other. */
export type Keys = Readonly<Record<string, (() => void) | undefined>>;

const offName = 'console-single-keys-off';

/** Whether single keys are switched off (WCAG 2.1.4). */
export function singleKeysAreOff(): boolean {
  return localStorage.getItem(offName) !== null;
}

export function switchSingleKeys(isOn: boolean): void {
  if (isOn) localStorage.removeItem(offName);
  else localStorage.setItem(offName, '1');
}

/** Of everything that is shown; what came last is asked first. */
const shown: { current: Keys }[] = [];

/**
 * Listens for keys while the component is shown. Single keys rest while a field or a dialog has the focus; Escape leaves
 * a field.
 */
export function useKeys(keys: Keys): void {
  const latest = useRef(keys);
  latest.current = keys;
  // Before it is painted, so that no key is lost on what is seen already.
  useLayoutEffect(() => {
    if (shown.length === 0) {
      document.addEventListener('keydown', onKeyDown);
      document.addEventListener('pointerdown', forgetLeader);
    }
    shown.push(latest);
    return () => {
      shown.splice(shown.indexOf(latest), 1);
      if (shown.length > 0) return;
      document.removeEventListener('keydown', onKeyDown);
      document.removeEventListener('pointerdown', forgetLeader);
    };
  }, []);
}

/**
 * The key that leads to places waits for the next one, however long that takes (WCAG 2.2.1): what is slow must not turn
 * `g e` into the `e` of a page, which changes something.
 */
const leader = 'g';
let isLed = false;

function forgetLeader(): void {
  isLed = false;
}

function onKeyDown(event: KeyboardEvent): void {
  if (event.defaultPrevented || event.isComposing || event.altKey || event.key === 'Shift') return;
  const isSecond = isLed;
  forgetLeader();
  if (event.key === 'Escape' && isField(event.target) && !hasDialog()) {
    leaveField();
    return;
  }
  const isSingle = !event.ctrlKey && !event.metaKey;
  if (isSingle && (isField(event.target) || hasDialog() || singleKeysAreOff())) return;
  const name = isSecond && isSingle ? `${leader} ${nameOf(event)}` : nameOf(event);
  isLed = name === leader;
  const found = actOf(name);
  if (!found) return;
  event.preventDefault();
  found();
}

/** Does what a key does on the page that is shown, where keys of one letter are switched off, too. */
export function act(name: string): void {
  actOf(name)?.();
}

/** Whether the page that is shown has a key, even if it does nothing now. */
export function hasKey(name: string): boolean {
  return shown.some(({ current }) => name in current);
}

function actOf(name: string): (() => void) | undefined {
  return shown.findLast(({ current }) => current[name])?.current[name];
}

function nameOf({ key, ctrlKey, metaKey, shiftKey }: KeyboardEvent): string {
  if (ctrlKey || metaKey) return `Ctrl+${key.toLowerCase()}`;
  if (shiftKey && /^[a-z]$/i.test(key)) return `Shift+${key.toUpperCase()}`;
  return key.length === 1 ? key.toLowerCase() : key;
}

function hasDialog(): boolean {
  return document.querySelector('dialog[open]') !== null;
}

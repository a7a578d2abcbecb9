import { useEffect, useRef } from 'react';
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
  useEffect(() => {
    if (shown.length === 0) document.addEventListener('keydown', onKeyDown);
    shown.push(latest);
    return () => {
      shown.splice(shown.indexOf(latest), 1);
      if (shown.length === 0) document.removeEventListener('keydown', onKeyDown);
    };
  }, []);
}

/** The key that leads to places, and until when it waits for the next one. */
const leader = 'g';
const patience = 1_500;
let waitsUntil = 0;

function onKeyDown(event: KeyboardEvent): void {
  if (event.defaultPrevented || event.isComposing || event.altKey || event.key === 'Shift') return;
  if (event.key === 'Escape' && isField(event.target) && !hasDialog()) {
    leaveField();
    return;
  }
  const isSingle = !event.ctrlKey && !event.metaKey;
  if (isSingle && (isField(event.target) || hasDialog() || singleKeysAreOff())) return;
  const isSecond = performance.now() < waitsUntil;
  const name = isSecond ? `${leader} ${nameOf(event)}` : nameOf(event);
  waitsUntil = name === leader ? performance.now() + patience : 0;
  const act = shown
    .toReversed()
    .map(({ current }) => current[name])
    .find((each) => each !== undefined);
  if (!act) return;
  event.preventDefault();
  act();
}

function nameOf({ key, ctrlKey, metaKey, shiftKey }: KeyboardEvent): string {
  if (ctrlKey || metaKey) return `Ctrl+${key.toLowerCase()}`;
  if (shiftKey && /^[a-z]$/i.test(key)) return `Shift+${key.toUpperCase()}`;
  return key.length === 1 ? key.toLowerCase() : key;
}

function hasDialog(): boolean {
  return document.querySelector('dialog[open]') !== null;
}

import {
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react';
import type { KitSelectProps, Replacement } from './kit-select-props.ts';
import { type NativeElement, splitAtCommas, writeNative } from './native-value.ts';

/**
 * Replaces the native control with the list. Its code is loaded at the first interaction, and the control replaced
 * as soon as that interrupts nothing. If loading fails, the native control stays and the next interaction
 * retries. A simple choice on a touch screen stays native, because the system's picker works better there.
 */
export function useReplacement(
  { creatable, multiple, selectAll }: KitSelectProps,
  native: RefObject<NativeElement | null>,
) {
  const [replacement, setReplacement] = useState<Replacement | null>(null);
  const loaded = useRef<Replacement['KitBox'] | null>(null);
  const started = useRef(false);
  // The browser's own list is open, or a character is being composed.
  const held = useRef(false);
  const askedForList = useRef(false);

  async function start() {
    if (started.current || (!creatable && !selectAll && matchMedia('(pointer: coarse)').matches)) {
      return;
    }
    started.current = true;
    try {
      loaded.current = (await import('./KitBox.tsx')).KitBox;
      replace();
    } catch {
      started.current = false;
    }
  }

  function replace() {
    const control = native.current;
    if (!control || !loaded.current || held.current) return;
    const focused = document.activeElement === control;
    const typing = focused && multiple && creatable ? lastPart(control.value) : '';
    if (typing) writeNative(control, splitAtCommas(control.value).slice(0, -1));
    // A press before this code ran leaves the pointer over the control.
    const opened = focused && (askedForList.current || control.matches(':hover'));
    setReplacement({ KitBox: loaded.current, focused, typing, opened });
  }

  function hold() {
    held.current = true;
  }

  function letGo() {
    held.current = false;
    replace();
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: checks once for interactions from before this code ran
  useEffect(() => {
    const control = native.current;
    if (!control) return;
    // The focus came from a press: the browser's list may be open.
    held.current = !creatable && control.matches(':focus:not(:focus-visible)');
    if (control.matches(':focus, :hover')) void start();
  }, []);

  function askForList(event: KeyboardEvent | PointerEvent) {
    askedForList.current = !('key' in event) || event.key === 'ArrowDown';
  }

  const waitsFor = creatable
    ? {
        onCompositionStart: hold,
        onCompositionEnd: letGo,
        onPointerDown: askForList,
        onKeyDown: askForList,
      }
    : { onPointerDown: hold, onKeyDown: hold, onChange: letGo };
  const touched = replacement
    ? {}
    : { onPointerEnter: start, onTouchStart: start, onFocus: start, ...waitsFor, onBlur: letGo };
  return { replacement, touched };
}

/** The last part of a list with commas, unless a comma closes it. */
function lastPart(text: string): string {
  return text.slice(text.lastIndexOf(',') + 1).trim();
}

import type { Option } from '@grovemail/domain/forms/field.ts';
import { type RefObject, useEffect, useState } from 'react';
import { choicesOf } from './choices.ts';
import { type NativeElement, readNative, writeNative } from './native-value.ts';

/**
 * The native control's values as choices, and a way to change them. The control is the single source of truth: a
 * form may reset or fill it, and the choices update.
 */
export function useChoices(
  native: RefObject<NativeElement | null>,
  options: readonly Option[],
  multiple: boolean,
): [Option[], (choices: readonly Option[]) => void] {
  const [texts, setTexts] = useState(() =>
    native.current ? readNative(native.current, multiple) : [],
  );
  // A script may have set it while this was rendered, which fires no event.
  useEffect(() => {
    if (!native.current) return;
    const now = readNative(native.current, multiple);
    if (now.join('\n') !== texts.join('\n')) setTexts(now);
  });
  useEffect(() => {
    const control = native.current;
    if (!control) return;
    const read = () => setTexts(readNative(control, multiple));
    // The reset event fires before the form is cleared.
    const readLater = () => setTimeout(read);
    const { form } = control;
    control.addEventListener('input', read);
    control.addEventListener('change', read);
    form?.addEventListener('reset', readLater);
    return () => {
      control.removeEventListener('input', read);
      control.removeEventListener('change', read);
      form?.removeEventListener('reset', readLater);
    };
  }, [native, multiple]);

  function choose(choices: readonly Option[]) {
    if (native.current)
      writeNative(
        native.current,
        choices.map(({ value }) => value),
      );
  }
  return [choicesOf(texts, options), choose];
}

import { useEffect, useState } from 'react';
import { choicesOf } from './choices.ts';
import type { KitBoxProps } from './kit-select-props.ts';
import { splitAtCommas } from './native-value.ts';
import type { useChoices } from './use-choices.ts';

type Choices = ReturnType<typeof useChoices>;

interface Given extends Pick<KitBoxProps, 'options' | 'typing'> {
  multiple: boolean;
  creatable: boolean;
  chosen: Choices[0];
  choose: Choices[1];
}

/** The text in the list's text box: that of a search, or the label of a single choice. Typing alone can create. */
export function useTypedText({ options, typing, multiple, creatable, chosen, choose }: Given) {
  const label = (multiple ? undefined : chosen[0]?.label) ?? '';
  const [text, setText] = useState(typing || label);

  // Whatever made the choice: the list, the form, or a slider.
  useEffect(() => {
    if (!multiple) setText(label);
  }, [multiple, label]);

  /** Keeps typed text that was not selected, as a plain text box would. */
  function chooseTyped(typed: string) {
    if (!creatable || !typed.trim()) return;
    const added = multiple ? splitAtCommas(typed) : [typed];
    const before = chosen.map(({ value }) => value);
    const next = choicesOf(multiple ? [...before, ...added] : added, options);
    if (next.map(({ value }) => value).join() !== before.join()) choose(next);
  }

  return {
    text,
    change(next: string) {
      const comma = multiple && creatable ? next.lastIndexOf(',') : -1;
      chooseTyped(next.slice(0, Math.max(comma, 0)));
      setText(next.slice(comma + 1).trimStart());
    },
    clear() {
      setText('');
    },
    /** When the visitor leaves the box. */
    keep() {
      chooseTyped(text);
      if (multiple || !creatable) setText(label);
    },
  };
}

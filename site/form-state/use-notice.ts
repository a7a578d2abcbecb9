import type { Sender } from '@grovemail/domain/forms/reply-line.ts';
import { type RefCallback, type RefObject, useEffect, useRef, useState } from 'react';

type Shown = {
  text: string;
  /** Whether the notice takes the focus; with errors by field, the first field does. */
  focus: boolean;
} & ({ kind: 'error' } | { kind: 'success'; sender: Sender });

export type Notice = Shown & {
  /** Of what takes the focus. */
  ref: RefCallback<HTMLElement>;
  onDismiss: () => void;
};

/** The notice above a form, or in its place. Dismissing it moves the focus to the form's first field. */
export function useNotice(
  form: RefObject<HTMLFormElement | null>,
): [Notice | null, (notice: Shown | null) => void] {
  const target = useRef<HTMLElement>(null);
  const isDismissed = useRef(false);
  const [shown, show] = useState<Shown | null>(null);
  useEffect(() => {
    if (shown?.focus) target.current?.focus();
    // Not before the form is back.
    if (!shown && isDismissed.current)
      form.current?.querySelector<HTMLElement>(firstControl)?.focus();
    isDismissed.current = false;
  }, [form, shown]);

  function onDismiss() {
    isDismissed.current = true;
    show(null);
  }

  function ref(element: HTMLElement | null) {
    target.current = element;
  }

  return [shown && { ...shown, ref, onDismiss }, show];
}

/** Excludes the honeypot and hidden fields. */
const firstControl = 'input:not([type=hidden], [tabindex="-1"]), textarea, select';

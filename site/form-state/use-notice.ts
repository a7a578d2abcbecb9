import type { Sender } from '@grovemail/domain/forms/reply-line.ts';
import { type Ref, type RefObject, useEffect, useRef, useState } from 'react';

type Shown = {
  text: string;
  /** Whether the notice takes the focus; with errors by field, the first field does. */
  focus: boolean;
} & ({ kind: 'error' } | { kind: 'success'; sender: Sender });

export type Notice = Shown & {
  ref: Ref<HTMLDivElement>;
  onDismiss: () => void;
};

/** The notice above a form, or in its place. Dismissing it moves the focus to the form's first field. */
export function useNotice(
  form: RefObject<HTMLFormElement | null>,
): [Notice | null, (notice: Shown | null) => void] {
  const ref = useRef<HTMLDivElement>(null);
  const isDismissed = useRef(false);
  const [shown, show] = useState<Shown | null>(null);
  useEffect(() => {
    if (shown?.focus) ref.current?.focus();
    // Not before the form is back.
    if (!shown && isDismissed.current)
      form.current?.querySelector<HTMLElement>(firstControl)?.focus();
    isDismissed.current = false;
  }, [form, shown]);

  function onDismiss() {
    isDismissed.current = true;
    show(null);
  }

  return [shown && { ...shown, ref, onDismiss }, show];
}

/** Excludes the honeypot and hidden fields. */
const firstControl = 'input:not([type=hidden], [tabindex="-1"]), textarea, select';

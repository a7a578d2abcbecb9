import { type Ref, type RefObject, useEffect, useRef, useState } from 'react';

export interface Notice {
  kind: 'success' | 'error';
  text: string;
  ref: Ref<HTMLDivElement>;
  onDismiss: () => void;
}

type Shown = Pick<Notice, 'kind' | 'text'> & {
  /** Whether the notice takes the focus; with errors by field, the first field does. */
  focus: boolean;
};

/** The notice above a form. Dismissing it moves the focus to the form's first field. */
export function useNotice(
  form: RefObject<HTMLFormElement | null>,
): [Notice | null, (notice: Shown | null) => void] {
  const ref = useRef<HTMLDivElement>(null);
  const [shown, show] = useState<Shown | null>(null);
  useEffect(() => {
    if (shown?.focus) ref.current?.focus();
  }, [shown]);

  function onDismiss() {
    show(null);
    form.current?.querySelector<HTMLElement>(firstControl)?.focus();
  }

  return [shown && { ...shown, ref, onDismiss }, show];
}

/** Excludes the honeypot and hidden fields. */
const firstControl = 'input:not([type=hidden], [tabindex="-1"]), textarea, select';

import { type FocusEvent, useState } from 'react';
import { whenReleased } from '../components/when-released.ts';
import type { Errors } from './form-errors.ts';

/** Warnings by field; they do not block submitting. */
export function useWarnings(find?: (data: FormData, form: HTMLFormElement) => Errors) {
  const [warnings, set] = useState<Errors>({});
  return {
    warnings,
    clear: () => set({}),
    /** While someone types, warnings may only disappear. */
    narrow(data: FormData, form: HTMLFormElement) {
      const next = find?.(data, form);
      if (next) set((before) => remaining(before, next));
    },
    /** When a field is left. Warnings wait for a pressed button; those corrected by its release are dropped. */
    update({ currentTarget: form }: FocusEvent<HTMLFormElement>) {
      const next = find?.(new FormData(form), form);
      if (next) whenReleased(() => set(remaining(next, find?.(new FormData(form), form) ?? {})));
    },
  };
}

function remaining(before: Errors, next: Errors): Errors {
  return Object.fromEntries(Object.entries(before).filter(([name]) => next[name]));
}

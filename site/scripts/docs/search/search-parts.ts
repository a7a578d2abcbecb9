export interface SearchParts {
  dialog: HTMLDialogElement;
  input: HTMLInputElement;
  /** Above the list: what was forgiven, or why there is none. */
  note: HTMLElement;
  list: HTMLElement;
  /** Number of entries, or that a link was copied. */
  status: HTMLElement;
  /** What screen readers are told. */
  said: HTMLElement;
}

export interface SearchParts {
  dialog: HTMLDialogElement;
  input: HTMLInputElement;
  /** Above the list: corrections, or why there are no results. */
  note: HTMLElement;
  list: HTMLElement;
  /** The number of entries, or that a link was copied. */
  status: HTMLElement;
  /** For screen readers. */
  announcement: HTMLElement;
}

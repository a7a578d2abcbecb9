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

export interface ResultSelection {
  /**
   * Selects a row of a new list.
   * @param status for the foot of the dialog
   * @param chosen the row's number, by default the first
   */
  reset(status: string, chosen?: number): void;
}

/** Selects a result by keyboard or pointer and opens it or copies its link. The focus stays in the input. */
export function trackSelection({
  dialog,
  input,
  list,
  status,
  announcement,
}: SearchParts): ResultSelection {
  let rows: HTMLElement[] = [];
  let chosen = 0;
  let foot = '';

  const choose = (at: number, isByKey: boolean) => {
    rows[chosen]?.setAttribute('aria-selected', 'false');
    chosen = Math.max(0, Math.min(rows.length - 1, at));
    const row = rows[chosen];
    row?.setAttribute('aria-selected', 'true');
    if (row) input.setAttribute('aria-activedescendant', row.id);
    else input.removeAttribute('aria-activedescendant');
    // Shows the group name above the first row as well.
    if (isByKey) (chosen === 0 ? list.parentElement : row)?.scrollIntoView({ block: 'nearest' });
    if (isByKey && chosen === 0) list.parentElement?.scrollTo({ top: 0 });
    status.textContent = foot;
  };

  input.addEventListener('keydown', (event) => {
    if (event.isComposing) return;
    const to = {
      ArrowDown: chosen + 1 === rows.length ? 0 : chosen + 1,
      ArrowUp: chosen === 0 ? rows.length - 1 : chosen - 1,
      Home: 0,
      End: rows.length - 1,
    }[event.key];
    if (to !== undefined && !event.shiftKey) {
      event.preventDefault();
      choose(to, true);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      const row = rows[chosen];
      if (row instanceof HTMLAnchorElement && (event.ctrlKey || event.metaKey)) void copyLink(row);
      else row?.click();
    }
  });
  list.addEventListener('pointermove', ({ target }) => {
    const at = rows.findIndex((row) => row.contains(target as Node));
    if (at >= 0 && at !== chosen) choose(at, false);
  });
  dialog.addEventListener('click', (event) => {
    const { target } = event;
    // The contents cover the dialog, so a click on the dialog itself is one on the backdrop.
    const isLeft = target === dialog || (target as Element).closest('a');
    if (isLeft && !event.ctrlKey && !event.metaKey && !event.shiftKey) dialog.close();
  });

  async function copyLink(row: HTMLAnchorElement): Promise<void> {
    const words = await navigator.clipboard.writeText(row.href).then(
      () => 'Link copied.',
      () => 'Your browser did not allow copying.',
    );
    status.textContent = words;
    announcement.textContent = words;
  }

  return {
    reset(words, at = 0) {
      foot = words;
      rows = [...list.querySelectorAll<HTMLElement>('[role=option]')];
      input.ariaExpanded = `${rows.length > 0}`;
      list.hidden = rows.length === 0;
      choose(at, at > 0);
      if (at === 0) list.parentElement?.scrollTo({ top: 0 });
    },
  };
}

/** Closes the open drawer or sheet when one of its links targets the same page. */
export function closeDrawersOnNavigation(): void {
  addEventListener('click', ({ target }) => {
    if (!(target as Element).closest('a')) return;
    document.querySelector<HTMLElement>('nav:popover-open')?.hidePopover();
  });
}

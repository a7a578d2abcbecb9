/** Closes the drawer or the sheet when a link in it is followed to a place on this page. */
export function closeOnFollow(): void {
  addEventListener('click', ({ target }) => {
    if (!(target as Element).closest('a')) return;
    document.querySelector<HTMLElement>('nav:popover-open')?.hidePopover();
  });
}

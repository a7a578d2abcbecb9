/** Copies the page or opens its menu; the code is fetched at the first click. */
export function watchPageMenu(): void {
  addEventListener('click', ({ target, ctrlKey, metaKey, shiftKey }) => {
    const button = (target as Element).closest<HTMLElement>('[data-page]');
    if (!button || ctrlKey || metaKey || shiftKey) return;
    void import('./page-menu.ts').then(({ runPageAction }) => runPageAction(button));
  });
}

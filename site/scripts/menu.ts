/**
 * Closes the open menu when one of its links is clicked or the focus leaves it, and sends `#pricing` to the home page
 * if it is missing.
 */
export function watchMenus(): void {
  for (const menu of document.querySelectorAll<HTMLElement>('header [popover]')) {
    const opener = document.querySelector(`[popovertarget="${menu.id}"]`);
    document.addEventListener('focusin', ({ target }) => {
      const isInside = target === opener || menu.contains(target as Node);
      if (!isInside && menu.matches(':popover-open')) menu.hidePopover();
    });
    menu.addEventListener('click', (event) => {
      const link = (event.target as Element).closest('a');
      if (!link) return;
      menu.hidePopover();
      const hash = link.getAttribute('href');
      if (hash?.startsWith('#') && !document.getElementById(hash.slice(1))) {
        event.preventDefault();
        location.assign(`/${hash}`);
      }
    });
  }
}

/** Closes the open menu when a link in it is followed, and finds `#pricing` where the page has none. */
export function watchMenus(): void {
  for (const menu of document.querySelectorAll<HTMLElement>('header [popover]')) {
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

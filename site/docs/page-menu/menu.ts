import { element } from '../../browser/element.ts';

/** @param action a callback, or a URL to open */
export function menuItem(
  icon: string,
  title: string,
  detail: string | Node,
  action: string | (() => void),
): HTMLElement {
  const children = [
    element('span', { className: `page-icon page-icon-${icon}`, ariaHidden: 'true' }),
    element('span', { className: 'page-item' }, [
      element('b', {}, [title]),
      ' ',
      element('span', {}, [detail]),
    ]),
  ];
  const common = { role: 'menuitem', tabIndex: -1 } as const;
  if (typeof action === 'string') return element('a', { ...common, href: action }, children);
  const button = element('button', { ...common, type: 'button' }, children);
  button.addEventListener('click', action);
  return button;
}

/** Opens a menu under a button; choosing an item, Escape, Tab or a click outside closes it. */
export function openMenu(toggle: HTMLButtonElement, label: string, items: HTMLElement[]): void {
  const menu = element('div', { className: 'page-menu', role: 'menu', ariaLabel: label }, items);
  menu.popover = 'auto';
  // Next to its button, so that Tab continues from there.
  toggle.after(menu);
  const isOpen = () => menu.matches(':popover-open');
  const close = () => {
    menu.hidePopover();
    toggle.focus();
  };
  menu.addEventListener('click', close);
  menu.addEventListener('keydown', (event) => {
    const at = items.indexOf(document.activeElement as HTMLElement);
    const to = {
      ArrowDown: (at + 1) % items.length,
      ArrowUp: (at - 1 + items.length) % items.length,
      Home: 0,
      End: items.length - 1,
    }[event.key];
    if (to !== undefined) {
      event.preventDefault();
      items[to]?.focus();
    } else if (event.key === 'Tab') close();
  });
  menu.addEventListener('toggle', () => {
    toggle.ariaExpanded = `${isOpen()}`;
    if (isOpen()) return;
    toggle.popoverTargetElement = null;
    toggle.dataset.page = 'menu';
    menu.remove();
  });
  // While it is open, the browser lets the button close it.
  delete toggle.dataset.page;
  toggle.popoverTargetElement = menu;
  menu.showPopover();
  const { left, bottom } =
    toggle.closest('[data-markdown]')?.getBoundingClientRect() ?? toggle.getBoundingClientRect();
  menu.style.left = `${Math.max(8, Math.min(left, document.documentElement.clientWidth - menu.offsetWidth - 8)) + scrollX}px`;
  menu.style.top = `${bottom + scrollY + 8}px`;
  items[0]?.focus();
}

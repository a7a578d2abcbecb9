import { useKeys } from '../keyboard/use-keys.ts';

/**
 * J and K move the focus through the rows of the page's table, which Enter opens.
 * @param selector of the focusable element in each row
 */
export function useRowKeys(selector = 'main [role="rowgroup"] a'): void {
  const step = (by: number) => {
    const rows = [...document.querySelectorAll<HTMLElement>(selector)];
    const at = rows.findIndex((row) => row.matches(':focus'));
    rows[at === -1 ? 0 : at + by]?.focus();
  };
  useKeys({
    j: () => step(1),
    k: () => step(-1),
    ArrowDown: () => step(1),
    ArrowUp: () => step(-1),
  });
}

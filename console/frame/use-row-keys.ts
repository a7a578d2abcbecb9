import { useKeys } from '../keyboard/use-keys.ts';

/**
 * J and K move the focus through the rows of the page's table; Enter opens the one that has it.
 * @param selector what takes the focus of each
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

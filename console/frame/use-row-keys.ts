import { useKeys } from '../keyboard/use-keys.ts';

/** J and K move the focus through the rows of the page's table; Enter opens the one that has it. */
export function useRowKeys(): void {
  const step = (by: number) => {
    const rows = [...document.querySelectorAll<HTMLElement>('main [role="rowgroup"] a')];
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

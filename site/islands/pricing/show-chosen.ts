import type { Plan } from '@grovemail/domain/pricing/selection.ts';

/** Enterprise is chosen by a list that is too large for Growth. */
export type ChosenPlan = Plan | 'enterprise';

/** Marks a plan in the comparison below the plans (`sections/ComparisonTable.tsx`), after what was pressed is painted. */
export function showChosen(plan: ChosenPlan): () => void {
  const timer = setTimeout(() => {
    const columns = document.querySelector<HTMLElement>('[data-chosen]');
    if (columns) columns.dataset.chosen = plan;
  }, 50);
  return () => clearTimeout(timer);
}

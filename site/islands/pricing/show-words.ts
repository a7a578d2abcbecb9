import type { ChosenPlan } from './show-chosen.ts';

/** Shows the words of a plan above the plans (`sections/PricingSection.tsx`). */
export function showWords(plan: ChosenPlan): void {
  for (const part of document.querySelectorAll<HTMLElement>('[data-growth]'))
    part.querySelector('span')?.replaceChildren(part.dataset[plan] ?? '');
}

import type { Plan } from '@grovemail/domain/pricing/selection.ts';

/** Shows the words of a plan above the plans (`sections/PricingSection.tsx`). */
export function showWords(plan: Plan): void {
  for (const part of document.querySelectorAll<HTMLElement>('[data-growth]'))
    part.querySelector('span')?.replaceChildren(part.dataset[plan] ?? '');
}

import type { Bracket, Catalog } from './catalog.ts';
import { baseModule } from './modules.ts';
import type { Plan } from './selection.ts';

const flexBrackets = 8;

/** The brackets of contacts of a plan: those of the campaign module, in Flex only the first eight. */
export function planBrackets(plan: Plan, catalog: Catalog): Bracket[] {
  const tiers = catalog.find(({ code }) => code === baseModule)?.pricing ?? [];
  // A tier's own max overrides that of its bracket.
  const brackets = tiers.map(({ contact_bracket: { min }, max }) => ({ min, max }));
  return plan === 'flex' ? brackets.slice(0, flexBrackets) : brackets;
}

/** The value for more contacts than the largest tier of Growth. */
export function aboveTiers(catalog: Catalog): number {
  return (planBrackets('growth', catalog).at(-1)?.max ?? 0) + 1;
}

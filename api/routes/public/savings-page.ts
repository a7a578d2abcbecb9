import type { FormValues } from '@grovemail/domain/forms/form.ts';
import type { savingsForm } from '@grovemail/domain/forms/savings-lead.ts';
import { groupDigits } from '@grovemail/domain/group-digits.ts';
import type { Catalog } from '@grovemail/domain/pricing/catalog.ts';
import { costBars } from '@grovemail/domain/savings/cost-bars.ts';
import { growthReason, growthSentence, growthUsd } from '@grovemail/domain/savings/growth-words.ts';
import {
  assumption,
  calculationLines,
  longAs,
  noSavingsReason,
  noService,
  receiptScope,
  resultSentence,
} from '@grovemail/domain/savings/result-words.ts';
import { savings } from '@grovemail/domain/savings/savings.ts';
import type { ResponsePage } from '../../http/responses/response-pages.ts';

type Figures = Pick<
  FormValues<typeof savingsForm>,
  'firstname' | 'contact_count' | 'active_count' | 'current_cost' | 'services'
>;

export interface ComparedPlans {
  /** Whose plans they are. */
  brand: string;
  /** The prices of Growth; null where they are another service's. */
  catalog: Catalog | null;
}

/** The calculator's result for a form that was sent without JavaScript. */
export function savingsPage(figures: Figures, { brand, catalog }: ComparedPlans): ResponsePage {
  const { firstname, active_count: activeCount, current_cost: now, services } = figures;
  const result = savings({ activeCount, currentCost: now, services });
  const lines = calculationLines(result, activeCount);
  const checked = result.serviceLines.length;
  const sentence = resultSentence(result, firstname);
  const [before, figure, after] = checked > 0 ? sentence : [noService.title, '', ''];
  const growth = checked > 0 ? growthUsd(figures, catalog) : null;
  return {
    name: 'calculated',
    slots: {
      outcome: result.banner ? 'saved' : 'same',
      compared: checked > 0 ? '' : noService.compared,
      compared_sentence: checked > 0 ? '' : sentence.join(''),
      active: groupDigits(activeCount),
      services: String(checked),
      scope: receiptScope(result),
      before,
      figure,
      after,
      long: longAs(figure) ?? '',
      reason:
        checked === 0
          ? noService.text
          : result.banner
            ? ''
            : noSavingsReason(result, growth === null ? 0 : now - growth),
      ...barSlots(costBars(now, result, growth, brand)),
      ...growthSlots(figures, catalog),
      assumption: assumption(result),
      total_name: lines.at(-1)?.name ?? '',
      ...Object.fromEntries(
        lines.flatMap(({ service, amount, sum }) => [
          [service, amount],
          [`${service}_sum`, sum ?? ''],
        ]),
      ),
    },
  };
}

function barSlots({ now, ours, growth, saved, ticks, alternative }: ReturnType<typeof costBars>) {
  // The page has four: of three, the one in the middle stands twice, once without its label.
  const [first, second, ...rest] = ticks;
  const four = ticks.length < 4 ? [first, second, { at: second?.at, label: '' }, ...rest] : ticks;
  return {
    costs: alternative,
    now: now.amount,
    now_width: now.width,
    total_width: ours.width,
    saved_width: saved.width,
    saved_at: saved.labelAt ?? '',
    saved_label: saved.labelAt ? 'your savings' : '',
    growth_name: growth?.name ?? '',
    growth: growth?.amount ?? '',
    growth_width: growth?.width ?? '',
    ...Object.fromEntries(
      four.flatMap((tick, index) => [
        [`tick_${index}`, tick?.label ?? ''],
        [`tick_${index}_at`, tick?.at ?? ''],
      ]),
    ),
  };
}

function growthSlots(figures: Figures, catalog: Catalog | null) {
  const { before, link, href, after } = growthSentence(figures, catalog);
  return {
    growth_before: before,
    growth_link: link,
    growth_href: href,
    growth_after: after,
    growth_reason: growthReason(figures),
  };
}

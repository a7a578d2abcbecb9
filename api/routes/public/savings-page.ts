import type { FormValues } from '@grovemail/domain/forms/form.ts';
import type { savingsForm } from '@grovemail/domain/forms/savings-lead.ts';
import {
  calculationLines,
  noSavingsReason,
  resultSentence,
} from '@grovemail/domain/savings/result-words.ts';
import { formatUsd, savings } from '@grovemail/domain/savings/savings.ts';
import type { ResponsePage } from '../../http/responses/response-pages.ts';

type Figures = Pick<
  FormValues<typeof savingsForm>,
  'firstname' | 'active_count' | 'current_cost' | 'services'
>;

/** The calculator's result for a form that was sent without JavaScript. */
export function savingsPage(figures: Figures): ResponsePage {
  const { firstname, active_count: activeCount, current_cost: currentCost, services } = figures;
  const result = savings({ activeCount, currentCost, services });
  const lines = calculationLines(result, activeCount).flatMap(({ service, amount, sum }) => [
    [service, amount],
    [`${service}_sum`, sum ?? ''],
  ]);
  return {
    name: 'calculated',
    slots: {
      title: resultSentence(result, firstname),
      reason: result.banner ? '' : noSavingsReason(result),
      now: `$${formatUsd(currentCost)}`,
      saved: `$${formatUsd(result.savings)}`,
      ...Object.fromEntries(lines),
    },
  };
}

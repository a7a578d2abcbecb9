import type { FormValues } from '@grovemail/domain/forms/form.ts';
import type { savingsForm } from '@grovemail/domain/forms/savings-lead.ts';
import { groupDigits } from '@grovemail/domain/group-digits.ts';
import {
  calculationLines,
  longAs,
  noSavingsReason,
  noServiceNote,
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
  const { firstname, active_count: activeCount, current_cost: now, services } = figures;
  const result = savings({ activeCount, currentCost: now, services });
  const lines = calculationLines(result, activeCount).flatMap(({ service, amount, sum }) => [
    [service, amount],
    [`${service}_sum`, sum ?? ''],
  ]);
  const ticked = result.serviceLines.length;
  const parts = resultSentence(result, firstname);
  const [before, figure, after] = ticked > 0 ? parts : [parts.join(''), '', ''];
  const widthOf = (usd: number) => ((usd / Math.max(now, result.chargeUsd)) * barWidth).toFixed(2);
  return {
    name: 'calculated',
    slots: {
      outcome: result.banner ? 'saved' : 'same',
      note: ticked > 0 ? '' : noServiceNote,
      active: groupDigits(activeCount),
      services: String(ticked),
      scope: ticked === 1 ? '1 service' : `${ticked} services`,
      before,
      figure,
      after,
      long: longAs(figure) ?? '',
      reason: result.banner || ticked === 0 ? '' : noSavingsReason(result),
      now: `$${formatUsd(now)}`,
      now_width: widthOf(now),
      saved_width: widthOf(result.savings > 0 ? now : 0),
      total_width: widthOf(result.chargeUsd),
      ...Object.fromEntries(lines),
    },
  };
}

/** Of the page's bars. */
const barWidth = 320;

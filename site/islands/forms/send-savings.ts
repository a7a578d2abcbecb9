import type { FormValues } from '@grovemail/domain/forms/form.ts';
import type { savingsForm } from '@grovemail/domain/forms/savings-lead.ts';
import { sendLater } from '../../browser/unsent.ts';
import type { createTokenSource } from '../../form-state/form-token.ts';
import type { Sending } from '../../form-state/use-submission.ts';
import { leadBody } from './send-lead.ts';

/**
 * Sends a savings lead in the background.
 * @param savings US dollars a year, as the visitor reads them
 */
export function sendSavings(
  action: string,
  { services, ...figures }: FormValues<typeof savingsForm>,
  savings: number,
  sending: Sending,
  token: ReturnType<typeof createTokenSource>,
): void {
  const lead = leadBody('savings', { ...figures, savings, services }, sending);
  const { body, headers } = sending.seal(lead);
  sendLater({
    url: new URL(action, location.href).href,
    body,
    headers: { ...headers, ...token.header() },
  });
  // A token may be used a few times only: get a new one for the next calculation.
  token.renew();
}

import type { LeadType } from '@grovemail/domain/forms/lead.ts';
import { jsonPost, type Sent, send } from './send.ts';
import type { Sending } from './use-form.ts';
import { whereFrom } from './where-from.ts';

/** The body of a lead: its type, and once more beside the fields, and where the visitor came from. */
export function leadBody(type: LeadType, values: object, trap: Sending['trap']): string {
  return JSON.stringify({ type, metadata: { type, ...values, ...whereFrom(), ...trap } });
}

/**
 * Sends a lead. A truthy payload is a success; a refusal has the form's one sentence
 * for failures, whatever words came with it.
 */
export async function sendLead(
  url: string,
  type: LeadType,
  values: object,
  { keyFor, headers, trap }: Sending,
): Promise<Sent> {
  const body = leadBody(type, values, trap);
  const sent = await send(url, jsonPost(body, keyFor(body), headers), undefined, ({ payload }) =>
    Boolean(payload),
  );
  return sent.kind === 'refused' ? { kind: 'failed' } : sent;
}

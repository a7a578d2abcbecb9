import type { LeadType } from '@grovemail/domain/forms/lead.ts';
import { callApi, jsonPost, type Result } from '../../browser/call-api.ts';
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
): Promise<Result> {
  const body = leadBody(type, values, trap);
  const init = jsonPost(body, { ...headers, 'idempotency-key': keyFor(body) });
  const result = await callApi(url, init, { isSuccess: ({ payload }) => Boolean(payload) });
  return result.kind === 'refused' ? { kind: 'failed' } : result;
}

import type { LeadType } from '@grovemail/domain/forms/lead.ts';
import { callApi, jsonPost, type Result } from '../../browser/call-api.ts';
import type { Sending } from '../../form-state/use-submission.ts';
import { visitAttribution } from './visit-attribution.ts';

/** The body of a lead, with its type both outside and inside the metadata. */
export function leadBody(type: LeadType, values: object, trap: Sending['honeypot']): string {
  return JSON.stringify({ type, metadata: { type, ...values, ...visitAttribution(), ...trap } });
}

/**
 * Sends a lead. A truthy payload is a success; after a refusal the form shows its own failure notice instead of
 * the API's message.
 */
export async function sendLead(
  url: string,
  type: LeadType,
  values: object,
  { seal, honeypot }: Sending,
): Promise<Result> {
  const { body, headers } = seal(leadBody(type, values, honeypot));
  const result = await callApi(url, jsonPost(body, headers), {
    isSuccess: ({ payload }) => Boolean(payload),
  });
  return result.kind === 'refused' ? { kind: 'failed' } : result;
}

import type { LeadType } from '@grovemail/domain/forms/lead.ts';
import { callApi, jsonPost, type Result } from '../../browser/call-api.ts';
import type { Sending } from '../../form-state/use-submission.ts';
import { visitAttribution } from './visit-attribution.ts';

/**
 * The body of a lead, with its type both outside and inside the metadata, and beside them what only our own API
 * gets.
 */
export function leadBody(
  type: LeadType,
  values: object,
  { isOwn, honeypot }: Pick<Sending, 'isOwn' | 'honeypot'>,
): string {
  const beside = isOwn ? { ...visitAttribution(), ...honeypot } : {};
  return JSON.stringify({ type, metadata: { type, ...values }, ...beside });
}

/**
 * Sends a lead. A truthy payload is a success; after an error the form shows its own failure notice instead of
 * the API's message.
 */
export async function sendLead(
  url: string,
  type: LeadType,
  values: object,
  sending: Sending,
): Promise<Result> {
  const { body, headers } = sending.seal(leadBody(type, values, sending));
  const result = await callApi(url, jsonPost(body, headers), { read: 'payload' });
  return result.kind === 'rejected' ? { kind: 'failed' } : result;
}

import { callApi, type Result } from '../../browser/call-api.ts';

/** A call that goes out even when the page is left: it is what the recipient chose last. */
export async function call<Payload>(url: string, init: RequestInit): Promise<Result<Payload>> {
  const result = await callApi<Payload>(url, { ...init, keepalive: true });
  // What the server says of its own faults helps no recipient.
  return result.kind === 'refused' && result.status >= 500 ? { kind: 'failed' } : result;
}

import { callApi, type Result } from '../../browser/call-api.ts';

/** A call whose messages about server errors are dropped, since they do not help recipients. */
export async function call<Payload>(url: string, init: RequestInit): Promise<Result<Payload>> {
  const result = await callApi<Payload>(url, init);
  return result.kind === 'rejected' && result.status >= 500 ? { kind: 'failed' } : result;
}

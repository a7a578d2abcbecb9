import { callApi, type Result } from '../../browser/call-api.ts';

/** A call that did nothing without a payload. */
export async function call<Payload>(url: string, init: RequestInit): Promise<Result<Payload>> {
  const result = await callApi<Payload>(url, init, {
    isSuccess: ({ error, payload }) => error === null && Boolean(payload),
  });
  // Messages about server errors do not help recipients.
  return result.kind === 'refused' && result.status >= 500 ? { kind: 'failed' } : result;
}

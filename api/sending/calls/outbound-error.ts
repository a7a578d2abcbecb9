/**
 * Why a request to another server failed. The message contains at most the host: path, query, headers and body can contain
 * secrets.
 *
 * - `forbidden`: the address may not be called, so a retry cannot succeed
 * - `unreachable`: no connection, or a broken one
 * - `timeout`: timed out, or aborted by the caller's signal
 * - `too_large`: the response is larger than `maxBytes`
 */
export class OutboundError extends Error {
  override name = 'OutboundError';
  readonly code: 'forbidden' | 'unreachable' | 'timeout' | 'too_large';

  constructor(code: OutboundError['code'], message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}

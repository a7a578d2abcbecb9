/**
 * Why a request to another server came to nothing. The message names the host at most, never path,
 * query, headers or body: those can hold secrets.
 *
 * - `refused`: it may not be called; asking again is of no use while the address stays the same
 * - `unreachable`: no connection, or a broken one
 * - `timeout`: the time was over, or the caller's signal said so
 * - `too_large`: the answer has more bytes than were asked for
 */
export class OutboundError extends Error {
  override name = 'OutboundError';
  readonly code: 'refused' | 'unreachable' | 'timeout' | 'too_large';

  constructor(code: OutboundError['code'], message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}

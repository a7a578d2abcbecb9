import type { SampleRequest } from './sample-request.ts';

const token = /^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/;
/** Printable ASCII. The languages differ on the other bytes that RFC 9110 allows. */
const headerValue = /^[ -~]*$/;
const own = new Set(['host', 'authorization', 'content-type', 'content-length']);
const variable = /^[A-Za-z_][A-Za-z0-9_]*$/;

/**
 * Checks that no part of a request can break a line of an HTTP message.
 * @throws {RangeError} for an invalid method, header, base or key
 */
export function checkedRequest(request: SampleRequest): SampleRequest {
  const { method, base, headers = {}, key } = request;
  demand(/^[A-Z]+$/.test(method), 'A method is capital letters.');
  demand(URL.parse(base)?.origin === base, 'A base is an origin: scheme, host and port.');
  for (const [name, value] of Object.entries(headers)) {
    demand(token.test(name), 'A header name is an HTTP token.');
    demand(!own.has(name.toLowerCase()), `Each language writes ${name} itself.`);
    demand(headerValue.test(value), `The value of ${name} must be printable ASCII.`);
  }
  demand(!key || variable.test(key.variable), 'A variable is letters, digits and underscores.');
  demand(headerValue.test(key?.value ?? ''), 'A key must be printable ASCII.');
  return request;
}

function demand(isValid: boolean, rule: string): void {
  if (!isValid) throw new RangeError(rule);
}

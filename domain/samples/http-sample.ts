import { checkedRequest } from './checked-request.ts';
import { jsonLines } from './json-lines.ts';
import { filledPath } from './request-path.ts';
import type { SampleLine, SampleRequest } from './sample-request.ts';
import { plain } from './value-lines.ts';

/**
 * The request as an HTTP/1.1 message (RFC 9112). On the wire, the lines of the head end with CR LF.
 * @throws {RangeError} for a request that HTTP cannot carry
 */
export function httpSample(request: SampleRequest): SampleLine[] {
  const { method, base, query, headers = {}, key, body, params = {} } = checkedRequest(request);
  const search = query ? `?${new URLSearchParams(query)}` : '';
  const fields = [...Object.keys(params), ...Object.keys(query ?? {})];
  const bodyLines = body === undefined ? [] : jsonLines(body);
  const length = new TextEncoder().encode(textOf(bodyLines)).length;
  return [
    { text: `${method} ${filledPath(request)}${search} HTTP/1.1`, fields },
    ...plain(`Host: ${new URL(base).host}`),
    ...(key ? plain(`Authorization: Bearer ${key.value ?? `$${key.variable}`}`) : []),
    ...Object.entries(headers).map(([name, value]) => header(name, value)),
    ...(body === undefined
      ? []
      : plain('Content-Type: application/json', `Content-Length: ${length}`)),
    ...plain(''),
    ...bodyLines,
  ];
}

function header(name: string, value: string): SampleLine {
  return { text: `${name}: ${value}`, fields: [name] };
}

function textOf(lines: readonly SampleLine[]): string {
  return lines.map(({ text }) => text).join('\n');
}

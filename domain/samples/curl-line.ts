import { checkedRequest } from './checked-request.ts';
import { filledPath } from './request-path.ts';
import type { SampleRequest } from './sample-request.ts';
import { jsonOnOneLine } from './string-literal.ts';

/**
 * The request as a command line for bash, zsh and similar shells. It contains the key, or else `YOUR_API_KEY`.
 * @param options continues the line below, before each option, with a backslash
 * @throws {RangeError} for a request that HTTP cannot carry
 */
export function curlLine(request: SampleRequest, options: 'beside' | 'below' = 'beside'): string {
  const { method, base, query, headers = {}, key, body } = checkedRequest(request);
  const search = query ? `?${new URLSearchParams(query)}` : '';
  // curl defaults to POST with a body and to GET without.
  const implied = body === undefined ? 'GET' : 'POST';
  return [
    `curl ${method === implied ? '' : `-X ${method} `}${quoted(`${base}${filledPath(request)}${search}`)}`,
    ...(key ? [`-H ${quoted(`Authorization: Bearer ${key.value ?? keyPlaceholder(key)}`)}`] : []),
    ...Object.entries(headers).map(([name, value]) => `-H ${header(name, value)}`),
    ...(body === undefined
      ? []
      : [
          `-H ${quoted('Content-Type: application/json')}`,
          // An apostrophe occurs only within strings, where JSON may escape any character.
          `-d ${quoted(jsonOnOneLine(body).replaceAll("'", '\\u0027'))}`,
        ]),
  ].join(options === 'below' ? ' \\\n  ' : ' ');
}

/** The placeholder for an unknown key. */
function keyPlaceholder({ variable }: { variable: string }): string {
  return `YOUR_${variable}`;
}

/** curl sends a header without a value only if its name ends in a semicolon. */
function header(name: string, value: string): string {
  return quoted(value.trim() === '' ? `${name};` : `${name}: ${value}`);
}

/** Only an apostrophe has a meaning within single quotes. */
function quoted(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}

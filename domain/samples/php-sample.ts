import { checkedRequest } from './checked-request.ts';
import { pathTemplate } from './request-path.ts';
import type { SampleLine, SampleRequest } from './sample-request.ts';
import { phpString } from './string-literal.ts';
import { type Dialect, indented, plain, prefixed, suffixed, valueLines } from './value-lines.ts';

/**
 * A program for PHP 7.2 and later with the curl extension.
 * @throws {RangeError} for a request that HTTP cannot carry
 */
export function phpSample(request: SampleRequest): SampleLine[] {
  const { base, query, key } = checkedRequest(request);
  const { path, variables } = pathTemplate(request, (name) => `{$${name}}`);
  return [
    ...plain('<?php', `$api = ${phpString(base)};`),
    ...(key ? plain(`$key = ${keyOf(key)};`) : []),
    ...variables.map(({ name, value }) => ({ text: `$${name} = '${value}';`, fields: [name] })),
    ...(query
      ? suffixed(prefixed('$query = http_build_query(', valueLines(query, php)), ');')
      : []),
    ...plain('', `$curl = curl_init("$api${path}${query ? '?$query' : ''}");`),
    ...plain('curl_setopt_array($curl, ['),
    ...indented(optionLines(request), php.indent),
    ...plain(
      ']);',
      '$body = curl_exec($curl);',
      '$status = curl_getinfo($curl, CURLINFO_HTTP_CODE);',
      'echo $status, "\\n", $body, "\\n";',
    ),
  ];
}

function optionLines({ method, headers = {}, key, body }: SampleRequest): SampleLine[] {
  const all = [
    ...(key ? plain('"Authorization: Bearer $key",') : []),
    ...Object.entries(headers).map(([name, value]) => ({
      text: `${phpString(`${name}: ${value}`)},`,
      fields: [name],
    })),
    ...(body === undefined ? [] : plain("'Content-Type: application/json',")),
  ];
  // curl defaults to POST with a body and to GET without.
  const implied = body === undefined ? 'GET' : 'POST';
  return [
    ...plain('CURLOPT_RETURNTRANSFER => true,'),
    ...(method === implied ? [] : plain(`CURLOPT_CUSTOMREQUEST => '${method}',`)),
    ...(all.length > 0
      ? [...plain('CURLOPT_HTTPHEADER => ['), ...indented(all, php.indent), ...plain('],')]
      : []),
    ...(body === undefined
      ? []
      : suffixed(prefixed('CURLOPT_POSTFIELDS => json_encode(', valueLines(body, php)), '),')),
  ];
}

function keyOf({ variable, value }: NonNullable<SampleRequest['key']>): string {
  return value === undefined ? `getenv('${variable}')` : phpString(value);
}

const php: Dialect = {
  indent: '    ',
  null: 'null',
  true: 'true',
  false: 'false',
  string: phpString,
  key: (name) => `${phpString(name)} => `,
  // PHP converts numeric names to indexes, and json_encode would write an array of 0, 1, 2 … as a list.
  object: (names) => [names.every((name, at) => name === `${at}`) ? '(object) [' : '[', ']'],
  emptyObject: 'new stdClass()',
  trailingComma: true,
};

import { checkedRequest } from './checked-request.ts';
import { pathTemplate } from './request-path.ts';
import type { SampleLine, SampleRequest } from './sample-request.ts';
import { doubleQuoted } from './string-literal.ts';
import { type Dialect, indented, plain, prefixed, suffixed, valueLines } from './value-lines.ts';

/**
 * A program for Python 3.6 and later with the requests library.
 * @throws {RangeError} for a request that HTTP cannot carry
 */
export function pythonSample(request: SampleRequest): SampleLine[] {
  const { method, base, query, headers = {}, key, body } = checkedRequest(request);
  const { path, variables } = pathTemplate(request, (name) => `{${name}}`);
  const all = [
    ...(key ? plain('"Authorization": f"Bearer {key}",') : []),
    ...Object.entries(headers).map(([name, value]) => ({
      text: `${doubleQuoted(name)}: ${doubleQuoted(value)},`,
      fields: [name],
    })),
  ];
  return [
    ...(key && key.value === undefined ? plain('import os') : []),
    ...plain('import requests', '', `api = ${doubleQuoted(base)}`),
    ...(key ? plain(`key = ${keyOf(key)}`) : []),
    ...variables.map(({ name, value }) => ({ text: `${name} = "${value}"`, fields: [name] })),
    ...plain('', `response = requests.${method.toLowerCase()}(`, `    f"{api}${path}",`),
    ...(query ? argument('params', valueLines(query, python)) : []),
    ...(all.length > 0
      ? argument('headers', [...plain('{'), ...indented(all, python.indent), ...plain('}')])
      : []),
    ...(body === undefined ? [] : argument('json', valueLines(body, python))),
    ...plain(')', 'print(response.status_code)', 'print(response.json())'),
  ];
}

function argument(name: string, value: readonly SampleLine[]): SampleLine[] {
  return indented(suffixed(prefixed(`${name}=`, value), ','), python.indent);
}

function keyOf({ variable, value }: NonNullable<SampleRequest['key']>): string {
  return value === undefined ? `os.environ["${variable}"]` : doubleQuoted(value);
}

const python: Dialect = {
  indent: '    ',
  null: 'None',
  true: 'True',
  false: 'False',
  string: doubleQuoted,
  key: (name) => `${doubleQuoted(name)}: `,
  object: () => ['{', '}'],
  emptyObject: '{}',
  trailingComma: true,
};

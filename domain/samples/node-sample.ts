import { checkedRequest } from './checked-request.ts';
import { pathTemplate } from './request-path.ts';
import type { SampleLine, SampleRequest } from './sample-request.ts';
import { scriptString } from './string-literal.ts';
import { type Dialect, indented, plain, prefixed, suffixed, valueLines } from './value-lines.ts';

/**
 * An ES module for Node.js 18 and later, with its built-in fetch.
 * @throws {RangeError} for a request that HTTP cannot carry
 */
export function nodeSample(request: SampleRequest): SampleLine[] {
  const { method, base, query, key } = checkedRequest(request);
  const { path, variables } = pathTemplate(request, (name) => `\${${name}}`);
  const options = optionLines(request);
  return [
    ...plain(`const api = ${scriptString(base)};`),
    ...(key ? plain(`const key = ${keyOf(key)};`) : []),
    ...variables.map(({ name, value }) => ({
      text: `const ${name} = '${value}';`,
      fields: [name],
    })),
    ...(query
      ? suffixed(prefixed('const query = new URLSearchParams(', valueLines(query, script)), ');')
      : []),
    ...plain('', `const url = \`\${api}${path}${query ? '?${query}' : ''}\`;`),
    ...(options.length > 0 || method !== 'GET'
      ? [
          ...plain('const response = await fetch(url, {'),
          ...(method === 'GET' ? [] : plain(`  method: '${method}',`)),
          ...indented(options, '  '),
          ...plain('});'),
        ]
      : plain('const response = await fetch(url);')),
    ...plain(
      'console.log(response.status);',
      // console.log would not show the objects of resources, which are below its second level.
      'const body = await response.json();',
      'console.dir(body, { depth: null });',
    ),
  ];
}

function optionLines({ headers = {}, key, body }: SampleRequest): SampleLine[] {
  const all = [
    ...(key ? plain('Authorization: `Bearer ${key}`,') : []),
    ...Object.entries(headers).map(([name, value]) => ({
      text: `${script.key(name)}${scriptString(value)},`,
      fields: [name],
    })),
    ...(body === undefined ? [] : plain("'Content-Type': 'application/json',")),
  ];
  return [
    ...(all.length > 0 ? [...plain('headers: {'), ...indented(all, '  '), ...plain('},')] : []),
    ...(body === undefined
      ? []
      : suffixed(prefixed('body: JSON.stringify(', valueLines(body, script)), '),')),
  ];
}

function keyOf({ variable, value }: NonNullable<SampleRequest['key']>): string {
  return value === undefined ? `process.env.${variable}` : scriptString(value);
}

const script: Dialect = {
  indent: '  ',
  null: 'null',
  true: 'true',
  false: 'false',
  string: scriptString,
  key: (name) => `${propertyName(name)}: `,
  object: () => ['{', '}'],
  emptyObject: '{}',
  trailingComma: true,
};

function propertyName(name: string): string {
  // As a plain or quoted key, it would set the prototype.
  if (name === '__proto__') return "['__proto__']";
  return /^[A-Za-z_$][\w$]*$/.test(name) ? name : scriptString(name);
}

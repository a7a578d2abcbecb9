import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyBody, hostileStrings } from '../samples/any-body-for-test.ts';
import { sampleLanguages } from '../samples/sample-languages.ts';
import { faultsAt } from './faults.ts';
import { emptyValue, formValue, jsonValue } from './field-value.ts';
import type { FormField, RequestForm } from './form-field.ts';
import { requestOf, startValues } from './request-of.ts';

function field(name: string, kind: FormField['kind'], more: Partial<FormField> = {}): FormField {
  return { name, kind, type: kind, required: false, description: '', limits: '', ...more };
}

const form: RequestForm = {
  id: 'saveContact',
  method: 'POST',
  path: '/v1/contacts/{id}',
  title: 'Save a contact',
  keyVariable: 'API_KEY',
  params: [field('id', 'text', { required: true })],
  query: [field('limit', 'number')],
  headers: [field('Idempotency-Key', 'text')],
  body: [
    field('email', 'text', { required: true }),
    field('age', 'number'),
    field('strict', 'boolean'),
    field('address', 'object', {
      nullable: true,
      fields: [field('country', 'text', { nullable: true }), field('street', 'text')],
    }),
    field('extra_data', 'map', { typed: true }),
    field('labels', 'map'),
    field('bcc', 'list', { item: field('', 'text') }),
    field('files', 'list', {
      item: field('', 'object', { fields: [field('filename', 'text', { required: true })] }),
    }),
    field('anything', 'json'),
  ],
  start: { params: { id: 'c1' }, query: {}, headers: {}, body: { email: 'ada@shop.example' } },
  mail: false,
};

const at = (values: ReturnType<typeof startValues>, key: string | null = null) =>
  requestOf(form, values, 'https://api.shop.example', key);
const withBody = (body: ReturnType<typeof startValues>['body']) =>
  at({ ...startValues(form), body });

describe('a form', () => {
  it('starts with the example and sends nothing else', () => {
    expect(at(startValues(form), 'gm_test_1')).toEqual({
      faults: {},
      request: {
        method: 'POST',
        base: 'https://api.shop.example',
        path: '/v1/contacts/{id}',
        params: { id: 'c1' },
        headers: {},
        body: { email: 'ada@shop.example' },
        key: { variable: 'API_KEY', value: 'gm_test_1' },
      },
    });
  });

  it('keeps empty fields that were added, for the API to judge', () => {
    const { request, faults } = withBody({ email: '', age: '', address: {}, bcc: [] });
    expect(request.body).toEqual({ email: '', age: '', address: {}, bcc: [] });
    expect(faults).toEqual({});
  });

  it.each([
    ['12', 12],
    ['-0.5', -0.5],
    [' 7 ', 7],
    ['twelve', 'twelve'],
    ['0x10', '0x10'],
    ['Infinity', 'Infinity'],
    ['1e999', '1e999'],
  ])('sends %j in a number field as %j', (typed, sent) => {
    expect(withBody({ age: typed }).request.body).toEqual({ age: sent });
  });

  it('sends null where null was chosen', () => {
    expect(withBody({ address: null }).request.body).toEqual({ address: null });
    expect(withBody({ address: { country: null } }).request.body).toEqual({
      address: { country: null },
    });
  });

  it('reports a path parameter without a value, and shows its name', () => {
    const { request, faults } = at({ ...startValues(form), params: { id: '' } });
    expect(Object.keys(faults)).toEqual(['id']);
    expect(request.params).toEqual({ id: 'id' });
  });

  it.each(['schlüssel', 'a\r\nHost: other.example', '\0'])('holds back the header %j', (value) => {
    const { request, faults } = at({ ...startValues(form), headers: { 'Idempotency-Key': value } });
    expect(Object.keys(faults)).toEqual(['Idempotency-Key']);
    expect(request.headers).toEqual({});
  });

  it.each(['', '{', '[1,]', 'undefined', "{'a':1}"])('holds back %j as JSON', (typed) => {
    expect(Object.keys(withBody({ anything: typed }).faults)).toEqual(['anything']);
  });

  it('rejects a duplicate name, and drops empty rows', () => {
    const twice = [
      { name: 'a', value: '1' },
      { name: 'a', value: '2' },
    ];
    expect(Object.keys(withBody({ labels: twice }).faults)).toEqual(['labels']);
    const rows = [
      { name: '', value: '' },
      { name: 'a', value: '' },
    ];
    expect(withBody({ labels: rows }).request.body).toEqual({ labels: { a: '' } });
  });
});

describe('names and values', () => {
  const map = field('extra_data', 'map', { typed: true });
  const sent = (value: string) => jsonValue(map, [{ name: 'a', value }], 'extra_data', () => {});

  it.each<[string, unknown]>([
    ['Lagos', 'Lagos'],
    ['0803', '0803'],
    ['42', 42],
    ['"42"', '42'],
    ['true', true],
    ['null', null],
    ['{"a":[1]}', { a: [1] }],
    ['{a}', '{a}'],
    ['', ''],
  ])('reads %j as %j', (typed, value) => {
    expect(sent(typed)).toEqual({ a: value });
  });

  it('round-trips any object', () => {
    fc.assert(
      fc.property(anyBody, (json) => {
        const shown = formValue(map, json);
        expect(jsonValue(map, shown, '', () => {})).toEqual(
          JSON.parse(JSON.stringify(dropped(json))),
        );
      }),
    );
  });

  it('keeps the name __proto__', () => {
    const body = jsonValue(map, [{ name: '__proto__', value: '{"x":1}' }], '', () => {});
    expect(JSON.stringify(body)).toBe('{"__proto__":{"x":1}}');
    expect(({} as { x?: number }).x).toBeUndefined();
  });

  /** A row without name and value is not sent. */
  function dropped(json: object): object {
    return Object.fromEntries(
      Object.entries(json).filter(([name, value]) => name !== '' || value !== ''),
    );
  }
});

describe('any input', () => {
  it.each(hostileStrings)(
    '%j in every field makes a request that all languages can write',
    (text) => {
      const body = {
        email: text,
        age: text,
        address: { country: text, street: text },
        anything: text,
        extra_data: [{ name: text, value: text }],
        labels: [{ name: text, value: text }],
        bcc: [text, text],
        files: [{ filename: text }],
      };
      const { request } = at({
        params: { id: text },
        query: { limit: text },
        headers: { 'Idempotency-Key': text },
        body,
      });
      for (const { write } of sampleLanguages) expect(() => write(request)).not.toThrow();
      expect(request.body).toMatchObject({
        email: text,
        bcc: [text, text],
        files: [{ filename: text }],
      });
    },
  );

  it('round-trips a JSON field', () => {
    fc.assert(
      fc.property(anyBody, (json) => {
        const any = field('anything', 'json');
        expect(jsonValue(any, formValue(any, json), '', () => {})).toEqual(json);
      }),
    );
  });

  it('shows a value that does not fit its field', () => {
    expect(formValue(field('a', 'text'), 7)).toBe('7');
    expect(formValue(field('a', 'text'), { b: 1 })).toBe('{"b":1}');
    expect(formValue(field('a', 'object', { fields: [] }), 'x')).toBe('x');
    expect(formValue(field('a', 'list', { item: field('', 'text') }), 'x')).toEqual(['x']);
  });

  it('adds every kind of field with an editable value', () => {
    for (const one of form.body ?? []) {
      const added = { [one.name]: emptyValue(one) };
      expect(withBody(added).faults).toEqual({});
    }
  });
});

describe('a fault', () => {
  const faults = [
    { param: 'address.country', message: 'country' },
    { param: 'files[1].filename', message: 'filename' },
    { param: 'extra_data.plan', message: 'plan' },
    { param: 'email', message: 'email' },
  ];
  it.each<[string, boolean, string[]]>([
    ['email', true, ['email']],
    ['address', false, []],
    ['address.country', true, ['country']],
    ['files.1.filename', true, ['filename']],
    ['files.0.filename', true, []],
    ['extra_data', true, ['plan']],
    ['mail', true, []],
  ])('is reported at %s', (path, isWhole, expected) => {
    expect(faultsAt(faults, path, isWhole)).toEqual(expected);
  });
});

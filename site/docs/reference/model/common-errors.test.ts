import { describe, expect, it } from 'vitest';
import { commonErrors, ownErrors } from './common-errors.ts';
import type { OperationModel } from './operation-model.ts';

type Call = Pick<OperationModel, 'errors' | 'groups'>;

function call(codes: string, hasBody = false): Call {
  return {
    groups: hasBody ? [{ title: 'Body', fields: [] }] : [],
    errors: codes.split(' ').map((code) => ({
      code,
      status: 400,
      title: code,
      text: code,
      cause: code,
      fix: code,
      href: code,
      example: null,
    })),
  };
}

const codesOf = (errors: Call['errors']) => errors.map(({ code }) => code).join(' ');

describe('errors that calls share', () => {
  it.each<[string, Call[], string, string, string[]]>([
    ['of no call', [], '', '', []],
    ['of one call are its own', [call('a b', true)], '', '', ['a b']],
    ['of every call', [call('x a'), call('a y')], 'a', '', ['x', 'y']],
    [
      'of calls with a body, without those of every call',
      [call('a b c', true), call('b a', true), call('a b d')],
      'a b',
      '',
      ['c', '', 'd'],
    ],
    [
      'stay with a call that has no body',
      [call('a b', true), call('a b', true), call('a b'), call('a')],
      'a',
      'b',
      ['', '', 'b', ''],
    ],
  ])('%s', (_, calls, always, withBody, own) => {
    const common = commonErrors(calls);
    expect(codesOf(common.always)).toBe(always);
    expect(codesOf(common.withBody)).toBe(withBody);
    expect(calls.map((one) => codesOf(ownErrors(one, common)))).toEqual(own);
  });
});

import fc from 'fast-check';
import { expect, it } from 'vitest';
import { queryPairs } from './query-pairs.ts';

it.each([
  ['', []],
  ['?', []],
  ['?a=1&b=%20', ['a=1', 'b=%20']],
  ['a=1&&b', ['a=1', 'b']],
  ['&? ', ['%3F ']],
  ['??a=1', ['%3Fa=1']],
])('splits %j into its pairs', (search, pairs) => {
  expect(queryPairs(search).map(({ pair }) => pair)).toEqual(pairs);
});

it('reads the keys that the whole query has, and keeps them however often it is joined again', () => {
  fc.assert(
    fc.property(fc.oneof(fc.webQueryParameters(), fc.string(), queryLike), (search) => {
      const pairs = queryPairs(search);
      const joined = pairs.map(({ pair }) => pair).join('&');
      expect(pairs.map(({ key }) => key)).toEqual([...new URLSearchParams(search).keys()]);
      expect([...new URLSearchParams(joined)]).toEqual([...new URLSearchParams(search)]);
      expect(queryPairs(joined)).toEqual(pairs);
    }),
  );
});

const queryLike = fc
  .array(fc.constantFrom('?', '&', '=', 'a', 'contacts', '%', ' ', '+'))
  .map((parts) => parts.join(''));

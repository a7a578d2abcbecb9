import { expect, it } from 'vitest';
import { withOrigin } from './with-origin.ts';

it.each([
  ['[Keys](http://localhost:3000/keys.md)', '[Keys](https://forms.example:8443/keys.md)'],
  ['POST / HTTP/1.1\nHost: localhost:3000\n', 'POST / HTTP/1.1\nHost: forms.example:8443\n'],
  ['http://localhost:3000', 'https://forms.example:8443'],
  ['http://localhost:30001', 'http://localhost:30001'],
  ['http://mylocalhost:3000', 'http://mylocalhost:3000'],
  ['http://localhost', 'http://localhost'],
  ['', ''],
])('%j becomes %j', (text, expected) => {
  expect(withOrigin(text, 'http://localhost:3000', 'https://forms.example:8443')).toBe(expected);
});

it('keeps an origin with a dollar sign in the text', () => {
  expect(withOrigin('$& http://localhost:3000', 'http://localhost:3000', 'http://a.example')).toBe(
    '$& http://a.example',
  );
});

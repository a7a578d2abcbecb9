import { expect, test } from 'vitest';
import { glueCode } from './glue-code.ts';

test.each([
  ['Use <code>a</code>. Then', 'Use <span class="glued"><code>a</code>.</span> Then'],
  ['(<code>a</code> or', '<span class="glued">(<code>a</code></span> or'],
  [
    '<a href="/b"><code>a</code></a>, c',
    '<span class="glued"><a href="/b"><code>a</code></a>,</span> c',
  ],
])('%s', (html, glued) => {
  expect(glueCode(html)).toBe(glued);
});

test.each(['Use <code>a</code> or <code>b</code>', '<pre><code>a</code></pre>'])(
  '%s stays as it is',
  (html) => {
    expect(glueCode(html)).toBe(html);
  },
);

import { anyBody } from '@grovemail/domain/samples/any-body-for-test.ts';
import { curlLine } from '@grovemail/domain/samples/curl-line.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runInShell, shellNames } from './run-sample.ts';

const saved = {
  method: 'POST',
  base: 'https://api.shop.example',
  path: '/v1/contacts',
  key: { variable: 'API_KEY', value: "gm_test_!$HOME`id`\\'" },
};

/** In place of curl: its arguments, each followed by a NUL. */
const printArguments = 'curl() { printf \'%s\\0\' "$@"; }';

describe.each(shellNames)('lines for curl, in %s', (shell) => {
  it.each(['beside', 'below'] as const)(
    'reach curl with every body, header and parameter unchanged, options %s',
    async (options) => {
      const bodies = fc.sample(anyBody, 300);
      const lines = bodies.map((body, at) =>
        curlLine(
          {
            ...saved,
            path: '/v1/{id}',
            params: { id: `it's \`id\` $(id) !! ${at}` },
            headers: { 'Idempotency-Key': `ada's "order" \\ $HOME !${at}` },
            body,
          },
          options,
        ),
      );
      const printed = await runInShell(shell, [printArguments, ...lines].join('\n'));
      const calls = Array.from({ length: bodies.length }, (_, at) =>
        printed.split('\0').slice(at * 9, at * 9 + 9),
      );
      expect(printed.split('\0')).toHaveLength(bodies.length * 9 + 1);
      for (const [at, body] of bodies.entries()) {
        const [url = '', , authorization, , key, , type, , text = ''] = calls[at] ?? [];
        expect(decodeURIComponent(new URL(url).pathname)).toBe(`/v1/it's \`id\` $(id) !! ${at}`);
        expect(authorization).toBe(`Authorization: Bearer ${saved.key.value}`);
        expect(key).toBe(`Idempotency-Key: ada's "order" \\ $HOME !${at}`);
        expect(type).toBe('Content-Type: application/json');
        expect(JSON.parse(text)).toEqual(body);
      }
    },
  );
});

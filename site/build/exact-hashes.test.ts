import { describe, expect, it } from 'vitest';
import { keepOwnHashes } from './exact-hashes.ts';

// SHA-256 of `a()`, by `printf 'a()' | openssl dgst -sha256 -binary | base64`.
const script = "'sha256-qVpDBgj7bpq5hMAcGp3AOc79J3Y1Z4HvySTwKrWDoy4='";
const foreign = "'sha256-AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA='";

function page(policy: string, body: string): string {
  return `<head><meta http-equiv="content-security-policy" content="${policy}"></head>${body}`;
}

describe('keepOwnHashes', () => {
  it('leaves out the hash of what does not stand on the page', () => {
    const before = page(`script-src 'self' ${foreign}; base-uri 'none';`, '<script>x()</script>');
    expect(keepOwnHashes(before)).toContain(`content="script-src 'self'; base-uri 'none';"`);
  });

  it('keeps the hash of an inline script, whatever its attributes', () => {
    const before = page(
      `script-src 'self' ${script} ${foreign};`,
      '<script type="module">a()</script>',
    );
    expect(keepOwnHashes(before)).toContain(`content="script-src 'self' ${script};"`);
  });

  it('leaves a page without a policy as it is', () => {
    expect(keepOwnHashes('<p>plain</p>')).toBe('<p>plain</p>');
  });
});

import { describe, expect, it } from 'vitest';
import { withOwnHashes } from './exact-hashes.ts';

// SHA-256 of `a()`, by `printf 'a()' | openssl dgst -sha256 -binary | base64`.
const script = "'sha256-qVpDBgj7bpq5hMAcGp3AOc79J3Y1Z4HvySTwKrWDoy4='";
const foreign = "'sha256-AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA='";

function page(policy: string, body: string): string {
  return `<head><meta http-equiv="content-security-policy" content="${policy}"></head>${body}`;
}

describe('withOwnHashes', () => {
  it('leaves out the hash of what does not stand on the page', () => {
    const before = page(`script-src 'self' ${foreign}; base-uri 'none';`, '<p>x</p>');
    expect(withOwnHashes(before)).toContain(`content="script-src 'self'; base-uri 'none';"`);
  });

  it('lists an inline script once, whatever its attributes and however often it stands there', () => {
    const before = page(
      `script-src 'self' ${foreign};`,
      '<script type="module">a()</script><script>a()</script>',
    );
    expect(withOwnHashes(before)).toContain(`content="script-src 'self' ${script};"`);
  });

  it('puts the hash of a style where styles are allowed, and not where scripts are', () => {
    const before = page(`script-src 'self'; style-src 'self' ${foreign};`, '<style>a()</style>');
    expect(withOwnHashes(before)).toContain(
      `content="script-src 'self'; style-src 'self' ${script};"`,
    );
  });

  it('gives no hash to a file, and none to data, which no browser runs', () => {
    const before = page(
      "script-src 'self';",
      '<script src="/a.js"></script><script type="application/ld+json">{}</script>',
    );
    expect(withOwnHashes(before)).toBe(before);
  });

  it('leaves a page without a policy as it is', () => {
    expect(withOwnHashes('<p>plain</p>')).toBe('<p>plain</p>');
  });
});

import { describe, expect, it } from 'vitest';
import { withPolicy } from './page-policy.ts';

// SHA-256 of `a()`, by `printf 'a()' | openssl dgst -sha256 -binary | base64`.
const hash = "'sha256-qVpDBgj7bpq5hMAcGp3AOc79J3Y1Z4HvySTwKrWDoy4='";

function policyOf(content: string): string {
  const page = withPolicy(`<meta charset="utf-8">${content}`, ["default-src 'none'"]);
  return /http-equiv="content-security-policy" content="([^"]*)"/.exec(page)?.[1] ?? '';
}

describe('withPolicy', () => {
  it('inserts the policy before everything it applies to, and changes nothing else', () => {
    expect(
      withPolicy('<!doctype html><meta charset=utf-8><link rel=icon><p>a<p>b', ['a', 'b']),
    ).toBe(
      `<!doctype html><meta charset=utf-8><meta http-equiv="content-security-policy" content="a;b;script-src 'self';style-src 'self'"><link rel=icon><p>a<p>b`,
    );
  });

  it('lists the hash of an inline script once, whatever its attributes and no matter how often it occurs', () => {
    expect(policyOf('<script type="module">a()</script><p><script>a()</script>')).toBe(
      `default-src 'none';script-src 'self' ${hash};style-src 'self'`,
    );
  });

  it('lists the hash of a style only in style-src', () => {
    expect(policyOf('<style>a()</style>')).toBe(
      `default-src 'none';script-src 'self';style-src 'self' ${hash}`,
    );
  });

  it.each([
    '<script src="/a.js"></script>',
    '<script type="application/ld+json">a()</script>',
    '<script type=application/ld+json>a()</script>',
    '<!-- <script>a()</script> -->',
    '<textarea><style>a()</style></textarea>',
    '<p title="<script>a()</script>">',
  ])('adds no hash for what is neither executed nor applied: %s', (content) => {
    expect(policyOf(content)).toBe("default-src 'none';script-src 'self';style-src 'self'");
  });

  it('allows a script of another host, which may call that host', () => {
    const page = withPolicy(
      '<meta charset="utf-8"><script defer src="https://count.example:8443/js/a.js"></script>',
      ["connect-src 'self'", "img-src 'self'"],
    );
    expect(page).toContain(
      `content="connect-src 'self' https://count.example:8443;img-src 'self';script-src 'self' https://count.example:8443;style-src 'self'"`,
    );
  });

  it('normalizes line breaks before hashing, as browsers do', () => {
    expect(policyOf('<script>\r\n</script>')).toBe(policyOf('<script>\n</script>'));
  });

  it('rejects a page without a charset', () => {
    expect(() => withPolicy('<p>plain', [])).toThrow('no charset');
  });
});

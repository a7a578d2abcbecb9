import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { registerScript } from './register-script.ts';

/** Where the script on the page for unknown addresses sends a visitor. */
function targetOf(pathname: string, app = 'https://app.example'): string | null {
  let target: string | null = null;
  const replace = (to: string) => {
    target = to;
  };
  runInNewContext(registerScript(app), { location: { pathname, replace } });
  return target;
}

describe('A10 the redirect in the browser', () => {
  it.each([
    ['/register/kofi', 'kofi'],
    ['/register/kofi/', 'kofi'],
    ['/register/a%2Fb%3Fc%26d', 'a%2Fb%3Fc%26d'],
    ['/register/%22%3E%3Cscript%3E', '%22%3E%3Cscript%3E'],
    [`/register/${'k'.repeat(201)}`, 'k'.repeat(200)],
  ])('%s goes on with the code alone', (path, code) => {
    expect(targetOf(path)).toBe(`https://app.example/register?ref=${code}`);
  });

  it('goes to the placeholder page if no app is configured', () => {
    expect(targetOf('/register/kofi', '')).toBe('/app/register?ref=kofi');
  });

  it.each(['/no/such-page', '/register', '/register/', '/register/a/b', '/register/%zz'])(
    '%s stays',
    (path) => expect(targetOf(path)).toBeNull(),
  );
});

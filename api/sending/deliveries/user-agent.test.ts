import { version } from '@grovemail/contract/version.ts';
import { expect, it } from 'vitest';
import { userAgentOf } from './user-agent.ts';

it.each([
  ['Grovemail', 'https://grovemail.example', `Grovemail/${version} (+https://grovemail.example/)`],
  [
    'Ada’s Mail 2',
    'https://bücher.example/x',
    `AdasMail2/${version} (+https://xn--bcher-kva.example/x)`,
  ],
  ['郵便', '', `Mailer/${version}`],
  ['A\r\nX: y', 'no address', `AXy/${version}`],
])('%j at %j calls as %s', (brand, site, userAgent) => {
  expect(userAgentOf(brand, site)).toBe(userAgent);
});

import { expect, it } from 'vitest';
import { mailboxKey } from './mailbox-key.ts';

it.each([
  ['a tag', 'ada+news@b.co', 'ada@b.co'],
  ['two tags', 'ada+a+b@b.co', 'ada@b.co'],
  ['an empty tag', 'ada+@b.co', 'ada@b.co'],
  ['another spelling', 'ADA+News@B.co', 'ada@b.co'],
  ['dots at Gmail', 'a.d.a@gmail.com', 'ada@gmail.com'],
  ['Gmail under its other name', 'a.da+x@GoogleMail.com', 'ada@gmail.com'],
  ['dots elsewhere', 'a.d.a@b.co', 'a.d.a@b.co'],
  ['dots at a lookalike of Gmail', 'a.da@gmail.com.example', 'a.da@gmail.com.example'],
  ['nothing before the plus', '+ada@b.co', '+ada@b.co'],
  ['text that is no address', 'Call+ME', 'call+me'],
])('%s: %s counts as %s', (_, email, key) => {
  expect(mailboxKey(email)).toBe(key);
});

import { expect, it } from 'vitest';
import { replyLine } from './reply-line.ts';

const text = ({ before, email, after }: ReturnType<typeof replyLine>) => before + email + after;
const reply = 'We’ll email {email}.';

it('names the visitor and the address', () => {
  expect(text(replyLine(reply, { name: 'Ada', email: 'ada@shop.example' }))).toBe(
    'Thank you, Ada. We’ll email ada@shop.example.',
  );
  expect(text(replyLine(reply, { email: 'ada＠shop.example' }))).toBe(
    'We’ll email ada＠shop.example.',
  );
});

it('promises no email to an address without @ (D14)', () => {
  const line = replyLine(reply, { name: 'Ada', email: 'nobody' });
  expect(line.unsure).toBe('yes');
  expect(text(line)).toBe(
    'Thank you, Ada. “nobody” has no @, so we may not be able to email you. Send another with a full address.',
  );
});

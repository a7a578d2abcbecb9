import { expect, it } from 'vitest';
import { emailFormat, emailMaxLength } from '../email-addresses/email-format.ts';
import { shownList, shownRecipient } from './shown-recipient.ts';

const shown = (path: string) => shownRecipient(path, emailFormat.pattern, emailMaxLength);

it.each([
  ['/unsubscription/a.b.c.d/ada.o+news%40mail.example/c-1', 'ada.o+news@mail.example'],
  ['/unsubscription/a.b.c.d/ada@mail.example/other@mail.example', 'ada@mail.example'],
  ['/preferences/ada@mail.example/c-1/a.b.c.d', 'ada@mail.example'],
  ['/guests/preferences/ada@mail.example/c-1/a.b.c.d/', 'ada@mail.example'],
])('E7 %s shows %s', (path, email) => {
  expect(shown(path)).toBe(email);
});

it.each([
  '/unsubscription',
  '/unsubscription/a.b.c.d',
  '/unsubscription/a.b.c.d/Call%20us%20at%200800%20@x.example/c-1',
  '/unsubscription/a.b.c.d/nobody/c-1',
  '/unsubscription/a.b.c.d/%E0%A4%A@x.example/c-1',
  `/unsubscription/a.b.c.d/${'e'.repeat(250)}@x.example/c-1`,
])('shows no words of others: %s', (path) => {
  expect(shown(path)).toBeNull();
});

it('is self-contained, so that a page can inline it', () => {
  const alone = new Function(`return ${shownRecipient}`)() as typeof shownRecipient;
  expect(alone('/x/%zz/a@b.co', emailFormat.pattern, emailMaxLength)).toBe('a@b.co');
});

it.each([
  ['/unsubscription/acc.msg.news.sig/ada@mail.example/c-1', 'news'],
  ['/preferences/ada@mail.example/c-1/acc.msg.order-paid.sig', 'order-paid'],
  ['/unsubscription/acc.msg.*.sig/ada@mail.example/c-1', null],
  ['/unsubscription/acc.msg.%3Cb%3E.sig/ada@mail.example/c-1', null],
  ['/unsubscription/acc.msg.news/ada.o.x.y@mail.example/c-1', null],
  ['/unsubscription', null],
])('the list of %s is %s', (path, list) => {
  expect(shownList(path)).toBe(list);
});

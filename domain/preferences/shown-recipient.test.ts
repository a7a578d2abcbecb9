import { expect, it } from 'vitest';
import { shownRecipient } from './shown-recipient.ts';

it.each([
  ['/unsubscription/a.b.c.d/ada.o+news%40mail.example/c-1', 'ada.o+news@mail.example'],
  ['/preferences/ada@mail.example/c-1/a.b.c.d', 'ada@mail.example'],
  ['/guests/preferences/ada@mail.example/c-1/a.b.c.d/', 'ada@mail.example'],
])('E7 %s shows %s', (path, email) => {
  expect(shownRecipient(path)).toBe(email);
});

it.each([
  '/unsubscription',
  '/unsubscription/a.b.c.d',
  '/unsubscription/a.b.c.d/Call%20us%20at%200800%20@x.example/c-1',
  '/unsubscription/a.b.c.d/nobody/c-1',
  '/unsubscription/a.b.c.d/%E0%A4%A@x.example/c-1',
  `/unsubscription/a.b.c.d/${'e'.repeat(250)}@x.example/c-1`,
])('shows no words of others: %s', (path) => {
  expect(shownRecipient(path)).toBeNull();
});

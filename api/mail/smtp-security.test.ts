import { expect, it } from 'vitest';
import { securedSmtpUrl } from './smtp-security.ts';

it.each([
  ['smtp://me:secret@mail.example:587', 'smtp://me:secret@mail.example:587?requireTLS=true'],
  ['smtps://me:secret@mail.example', 'smtps://me:secret@mail.example?requireTLS=true'],
  ['smtp://me@127.0.0.1.example', 'smtp://me@127.0.0.1.example?requireTLS=true'],
  [
    'smtps://me:secret@mail.example?secure=false&requireTLS=false&ignoreTLS=true&opportunisticTLS=true&pool=true',
    'smtps://me:secret@mail.example?requireTLS=true&pool=true',
  ],
  [
    'smtp://mail.example?auth.user=me&auth.pass=secret',
    'smtp://mail.example?auth.user=me&auth.pass=secret&requireTLS=true',
  ],
])('%s sends its login only over TLS', (given, secured) => {
  expect(securedSmtpUrl(given)).toBe(secured);
});

it.each([
  'smtp://mail.example:25',
  'smtp://me:secret@127.0.0.1:2525',
  'smtp://me:secret@localhost',
  'smtp://me:secret@[::1]:25',
])('%s is unchanged', (given) => {
  expect(securedSmtpUrl(given)).toBe(given);
});

import { expect, it } from 'vitest';
import { sandboxOutcome } from './sandbox.ts';

it.each([
  ['delivered@sandbox.example', 'delivered'],
  ['bounced@sandbox.example', 'bounced'],
  ['bounced+order-1@sandbox.example', 'bounced'],
  ['Complained+a+b@SANDBOX.example', 'complained'],
  ['failed@sandbox.example', 'failed'],
  ['ada@sandbox.example', 'failed'],
  ['+bounced@sandbox.example', 'failed'],
  ['@sandbox.example', 'failed'],
  ['constructor@sandbox.example', 'failed'],
  ['bounced@sandbox.example.evil.example', null],
  ['bounced@mysandbox.example', null],
  ['bounced@a.sandbox.example', null],
  ['bounced', null],
  ['sandbox.example', null],
  ['', null],
])('%s: %s', (email, outcome) => {
  expect(sandboxOutcome(email, 'sandbox.example')).toBe(outcome);
});

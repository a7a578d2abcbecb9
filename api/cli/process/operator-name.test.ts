import { expect, it } from 'vitest';
import { operatorName } from './operator-name.ts';

it.each([
  ['ada', undefined, 'ada'],
  ['root', 'ada', 'ada (sudo, root)'],
  ['grovemail', 'ada', 'ada (sudo, grovemail)'],
  ['grovemail', 'SHOP\\ada.l', 'SHOP\\ada.l (sudo, grovemail)'],
  ['root', 'root', 'root'],
  ['root', '', 'root'],
  ['eve', 'ada (sudo, root)', 'eve'],
  ['eve', 'ada\u001b[1A', 'eve'],
  ['eve', 'ada\n', 'eve'],
  ['user 1000', undefined, 'user 1000'],
])('%j with SUDO_USER %j is %j', (account, sudoUser, name) => {
  expect(operatorName(account, sudoUser)).toBe(name);
});

it.each([
  ['grovemail', undefined, 'root', 'root (grovemail)'],
  ['grovemail', 'ada', 'root', 'ada (sudo, grovemail)'],
  ['grovemail', '', 'root', 'root (grovemail)'],
  ['grovemail', 'ada\u001b[1A', 'root', 'root (grovemail)'],
  ['grovemail', undefined, 'grovemail', 'grovemail'],
  ['grovemail', undefined, 'root\n', 'grovemail'],
  ['grovemail', undefined, 'root (sudo, x)', 'grovemail'],
  ['grovemail', undefined, '', 'grovemail'],
])('%j with SUDO_USER %j and OPS_CALLER %j is %j', (account, sudoUser, caller, name) => {
  expect(operatorName(account, sudoUser, caller)).toBe(name);
});

import { parseConfig } from '@grovemail/config/parse-config.ts';
import { usualBodyBytes } from '@grovemail/contract/operation.ts';
import { expect, it } from 'vitest';

it('is what the contract says unless it is set otherwise', () => {
  expect(parseConfig({}).limits.bodyBytes).toBe(usualBodyBytes);
});

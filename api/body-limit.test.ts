import { parseConfig } from '@grovemail/config/parse-config.ts';
import { defaultBodyBytes } from '@grovemail/contract/operation.ts';
import { expect, it } from 'vitest';

it('is configured as the contract documents it', () => {
  expect(parseConfig({}).limits.bodyBytes).toBe(defaultBodyBytes);
});

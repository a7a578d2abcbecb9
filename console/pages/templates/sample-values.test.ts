import { samples } from '@grovemail/config/samples.ts';
import { expect, it } from 'vitest';
import { sampleValue } from './sample-values.ts';

it('names get what they usually stand for', () => {
  const { name } = samples.contacts[0];
  expect(sampleValue('customer_name')).toBe(name);
  expect(name.startsWith(sampleValue('FirstName'))).toBe(true);
  expect(sampleValue('tracking_url')).toMatch(/^https:/);
  expect(sampleValue('order')).not.toBe('');
});

it('others stay empty', () => {
  expect(sampleValue('carrier')).toBe('');
});

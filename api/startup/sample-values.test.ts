import { brand } from '@grovemail/config/brand.ts';
import { expect, it } from 'vitest';
import { sampleValues } from './sample-values.ts';

it('names each field that holds a sample', () => {
  const fields = {
    name: 'Shop',
    legalName: 'Shop (sample operator)',
    contact: { email: 'hi@shop.example', address: ['1 Example Road'] },
    blogUrl: 'https://example.com/blog',
    social: [{ name: 'X', url: 'https://x.com/shop' }],
  };
  expect(sampleValues(fields)).toEqual(['legalName', 'contact.email', 'blogUrl']);
});

it('finds every sample that this product comes with', () => {
  expect(sampleValues(brand)).toEqual([
    'legalName',
    'contact.email',
    'repositoryUrl',
    'sandboxDomain',
    'blogUrl',
    ...brand.social.map((_, index) => `social.${index}.url`),
  ]);
});

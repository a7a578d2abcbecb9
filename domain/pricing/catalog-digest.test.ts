import { expect, it } from 'vitest';
import { catalogDigest } from './catalog-digest.ts';
import { sampleCatalog } from './sample-catalog.ts';

it('is the same for the same catalog, also after a way through JSON', () => {
  const received: unknown = JSON.parse(JSON.stringify(sampleCatalog));
  expect(catalogDigest(received)).toBe(catalogDigest(sampleCatalog));
});

it('differs with every price', () => {
  const digests = sampleCatalog.flatMap(({ pricing }) =>
    pricing.flatMap(({ prices }) =>
      prices.map((price) => {
        const { amount } = price;
        price.amount += 0.01;
        const digest = catalogDigest(sampleCatalog);
        price.amount = amount;
        return digest;
      }),
    ),
  );
  expect(new Set([catalogDigest(sampleCatalog), ...digests]).size).toBe(digests.length + 1);
});

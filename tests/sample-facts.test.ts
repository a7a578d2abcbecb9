import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { samples } from '@grovemail/config/samples.ts';
import { expect, it } from 'vitest';
import { root } from '../script/run.ts';

const { shop, otherShops, contacts, campaign } = samples;
const others = Object.values(otherShops);

/** What an operator replaces in one file, and finds in no picture. */
const facts = [
  ...[shop, ...others].flatMap(({ name, place }: { name: string; place?: string }) =>
    place ? [name, place] : [name],
  ),
  shop.city,
  shop.country,
  campaign.code,
  campaign.name,
  ...contacts.flatMap((contact) => ('city' in contact ? [contact.city] : [])),
];

/** A dollar sign before a digit may be part of a template or a pattern. */
const amount = /[₦₵€£¥]\s?\d|(?<![`\w{}'/\\])\$\d/;

function factsIn(text: string): string[] {
  // Comments may give an example.
  const code = text.replace(/\/\*[\s\S]*?\*\//g, '').toLowerCase();
  const found = facts.filter((fact) => code.includes(fact.toLowerCase()));
  return amount.test(code) ? [...found, 'an amount'] : found;
}

it('no picture has a name, place or amount of its own', () => {
  const folder = join(root, 'site/pictures');
  const found = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.(tsx?|css)$/.test(path) && !path.endsWith('.test.ts'))
    .flatMap((path) =>
      factsIn(readFileSync(join(folder, path), 'utf8')).map((fact) => `${path}: ${fact}`),
    );
  expect(found).toEqual([]);
});

it('would find one', () => {
  expect(factsIn(`<b>${shop.name.toUpperCase()}</b> ₦5`)).toEqual([shop.name, 'an amount']);
});

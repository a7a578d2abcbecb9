import { samples } from '@grovemail/config/samples.ts';

const [reader] = samples.contacts;
const [firstname = '', ...rest] = reader.name.split(' ');
const { shop, campaign, cart } = samples;
const price = (amount: number) => samples.currency + amount.toLocaleString('en-US');

/** What names usually stand for; of each pair, the name contains one of the words. */
const usual: readonly (readonly [words: readonly string[], value: string])[] = [
  [['first', 'given'], firstname],
  [['last', 'surname', 'family'], rest.join(' ')],
  [['mail'], 'ada@shop.example'],
  [['url', 'link', 'href'], 'https://shop.example/'],
  [['shop', 'store', 'company', 'brand', 'sender'], shop.name],
  [['city', 'town'], reader.city],
  [['country'], shop.country],
  [['place', 'address'], shop.place],
  [['product', 'item'], campaign.product],
  [['coupon', 'discount', 'code'], campaign.code],
  [['price', 'amount', 'total', 'cost', 'sum'], price(cart[0].price)],
  [['order', 'number', 'id', 'reference'], samples.otherShops.prints.order],
  [['date', 'day', 'arrives', 'until'], 'Tuesday, December 1'],
  [['name', 'customer', 'recipient', 'user'], reader.name],
];

/** A value from the samples for a placeholder, by its name; empty: none fits. */
export function sampleValue(name: string): string {
  const lower = name.toLowerCase();
  return usual.find(([words]) => words.some((word) => lower.includes(word)))?.[1] ?? '';
}

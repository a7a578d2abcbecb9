import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** What an operator writes in place of what the product comes with, by file. */
const words: Readonly<Record<string, readonly (readonly [from: string, to: string])[]>> = {
  'config/samples.ts': [
    ["label: 'Sample'", "label: ''"],
    ["currency: '₦'", "currency: '$'"],
    ['sabi foods', 'fjord mat'],
    ['Kitewell', 'Tern Prints'],
    ["'KW-2081'", "'TP-77'"],
    ['Papaya & Co', 'Kettle & Son'],
    ['Northlane', 'Lighthouse Rooms'],
    ['Ada Obi', 'Ida Berg'],
    ['Ada Foah', 'Bodo'],
    ['Ada', 'Ida'],
    ['Benue', 'Lofoten'],
    ['Yaba', 'Voss'],
    ['Lagos', 'Oslo'],
    ['Nigeria', 'Norway'],
    ['Harvest', 'Autumn'],
    ['harvest', 'catch'],
    ['oranges', 'herring'],
    ['18_500', '49'],
    ['5_540_000', '14_000'],
  ],
  'domain/savings/rates.ts': [
    ["currency: 'NGN'", "currency: 'USD'"],
    ['perDollar: 1610', 'perDollar: 1'],
    [
      'campaign: 12, automation: 1.5, transactional: 12, push: 2',
      'campaign: 0.0125, automation: 0.01, transactional: 0.02, push: 0',
    ],
  ],
  'site/content/home.ts': [
    ['Generate More Revenue From Your Existing Customers.', 'Letters that bring people back.'],
    [
      'Turn one-time buyers into loyal customers and generate more revenue with a powerful, easy-to-use customer engagement platform.',
      'Northpost writes to the customers you have, at the hour at which they read.',
    ],
  ],
  'site/content/partners.ts': [
    ['isSample: true', 'isSample: false'],
    ['Kitewell', 'Tern Prints'],
    ['Sabi Foods', 'Fjord Mat'],
    ['Northlane', 'Lighthouse Rooms'],
    ['Papaya & Co', 'Kettle & Son'],
    ['Marula', 'Skerry'],
  ],
  'site/content/products/campaign.ts': [
    ['isSample: true', 'isSample: false'],
    ['Sade Bello, Sabi', 'Solveig Dahl, Fjord'],
  ],
  'site/content/testimonials.ts': [
    ['isSample: true', 'isSample: false'],
    ['Amara Okafor', 'Solveig Dahl'],
    ['Kitewell', 'Tern Prints'],
    ['Kwame Mensah', 'Lars Holm'],
    ['We used to send one email and hope.', 'We used to print leaflets.'],
    ['Papaya & Co', 'Kettle & Son'],
    ['Sabi Foods', 'Fjord Mat'],
    ['Northlane', 'Lighthouse Rooms'],
  ],
};

const otherBrackets = [1_000, 5_000, 25_000, 100_000, 250_000];

/** Prices of the operator's own, with brackets and currencies of their own. */
const otherPrices = {
  isSample: false,
  contactBrackets: otherBrackets,
  yearlyDiscounts: { campaign: 20, automation: 0, transactional: 25, app_insights: 0 },
  monthly: {
    USD: {
      campaign: [19, 49, 129, 399, 799],
      automation: [9, 19, 49, 99, 199.5],
      transactional: [0, 15, 39, 89, 179],
      app_insights: [5, 5, 19, 49, 99],
    },
    NGN: {
      campaign: [29_000, 75_000, 199_000, 610_000, 1_220_000],
      automation: [14_000, 29_000, 75_000, 150_000, 300_000],
      transactional: [0, 23_000, 60_000, 136_000, 270_000],
      app_insights: [7_500, 7_500, 29_000, 75_000, 150_000],
    },
  },
};

/** Writes other prices, names of customers, samples and a headline, and no press. @param folder of the sources */
export async function reword(folder: string): Promise<void> {
  for (const [path, edits] of Object.entries(words)) {
    const file = join(folder, path);
    let text = await readFile(file, 'utf8');
    for (const [from, to] of edits) {
      if (!text.includes(from)) throw new Error(`${path} lacks ${JSON.stringify(from)}.`);
      text = text.replaceAll(from, () => to);
    }
    await writeFile(file, text);
  }
  await replaceFrom(join(folder, 'site/content/press.ts'), '  isSample', '  articles: [],\n};\n');
  const list = `export const priceList: PriceList = ${JSON.stringify(otherPrices)};\n`;
  const prices = join(folder, 'domain/pricing/price-list.ts');
  await replaceFrom(prices, 'export const priceList', list);
}

async function replaceFrom(file: string, start: string, end: string): Promise<void> {
  const text = await readFile(file, 'utf8');
  if (!text.includes(start)) throw new Error(`${file} lacks ${JSON.stringify(start)}.`);
  await writeFile(file, text.slice(0, text.indexOf(start)) + end);
}

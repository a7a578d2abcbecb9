import { rateFor, volumeRates } from '../../../domain/pricing/volume-rates.ts';
import { expect, journey } from '../journey.ts';
import { choose, optionsOf } from '../select.ts';

const names = ['NGN', 'KES', 'GHS', 'USD'] as const;
/** As the specification prints them, each with a volume inside of its tier. */
const tiers: readonly (readonly [
  code: string,
  from: number,
  to: number,
  rates: readonly string[],
])[] = [
  ['R445', 0, 499_999, ['1', '0.08', '0.0098', '0.00083']],
  ['R446', 500_000, 999_999, ['0.875', '0.07', '0.0085', '0.000723']],
  ['R447', 1_000_000, 1_499_999, ['0.8', '0.064', '0.0078', '0.00067']],
  ['R448', 1_500_000, 1_999_999, ['0.78', '0.062', '0.0076', '0.00065']],
  ['R449', 2_000_000, 2_999_999, ['0.75', '0.06', '0.0073', '0.00063']],
  ['R450', 3_000_000, 3_999_999, ['0.72', '0.057', '0.007', '0.0006']],
  ['R451', 4_000_000, 4_999_999, ['0.7', '0.056', '0.0068', '0.00058']],
  ['R452', 5_000_000, 9_999_999, ['0.65', '0.052', '0.0063', '0.00054']],
  ['R453', 10_000_000, 1_000_000_000, ['0.6', '0.48', '0.0059', '0.00083']],
];
/** Two rates that look irregular stay in the table and off the page. */
const isAdvertised = (from: number, name: string) =>
  from < 10_000_000 || name === 'NGN' || name === 'GHS';

// The table is no page: two of its rates are never shown. This reads what the pages calculate with.
const table = journey('The rate table', async ({ holds }) => {
  for (const [code, from, to, rates] of tiers) {
    await holds(`${code} R173 R174`, `${from} to ${to}`, () => {
      for (const volume of [from, to]) {
        expect(names.map((name) => rateFor(volume, name).rate)).toEqual(rates);
      }
    });
  }
  await holds('R174', 'tiers have a min, a max and a rate for each currency', () => {
    for (const { min, max, rates } of volumeRates) {
      expect(max).toBeGreaterThan(min);
      expect(Object.keys(rates).sort()).toEqual([...names].sort());
    }
  });
});

const page = journey('The rates on the page', async ({ page, holds }) => {
  await page.goto('/pricing?plan=flex');
  const section = page.locator('#pricing');
  const rows = page
    .getByRole('main')
    .getByRole('table')
    .filter({ hasText: '499,999' })
    .getByRole('row');
  for (const [index, name] of names.entries()) {
    const label = (await optionsOf(section, 'Currency')).find((text) => text.includes(name)) ?? '';
    await choose(section, 'Currency', label);
    for (const [code, from, , rates] of tiers) {
      if (!isAdvertised(from, name)) continue;
      const perThousand = Number(rates[index]) * 1_000;
      await holds(code, `from ${from}, 1,000 emails in ${name}`, async () => {
        const row = rows.filter({ hasText: volumeText(from) });
        const cells = await row.first().getByRole('cell').filter({ visible: true }).allInnerTexts();
        const numbers = cells.flatMap((text) =>
          [...text.replaceAll(/[,\s]/g, '').matchAll(/\d+(?:\.\d+)?/g)].map(([digits]) =>
            Number(digits),
          ),
        );
        expect(numbers.some((number) => Math.abs(number - perThousand) < 1e-9)).toBe(true);
      });
    }
  }
});

function volumeText(from: number): string {
  if (from === 0) return 'Up to 499,999';
  return `From ${from < 1e6 ? from.toLocaleString('en-US') : `${from / 1e6} million`}`;
}

const receipt = journey('A cost at volume', async ({ page, holds }) => {
  await page.goto('/pricing?plan=flex');
  const total = page.getByRole('article', { name: 'Flex Plan' }).getByRole('strong');
  for (const [code, emails, cost] of [
    ['R445', '100,000', '$83'],
    ['R446', '500,000', '$361.50'],
    ['R447', '1,000,000', '$670'],
    ['R449', '2,000,000', '$1,260'],
    ['R450', '3,000,000', '$1,800'],
    ['R452', '5,000,000', '$2,700'],
  ] as const) {
    await holds(code, `${emails} emails cost ${cost}`, async () => {
      await choose(page.locator('#pricing'), 'Emails per Month', emails);
      await expect(total).toHaveText(cost);
    });
  }
});

export const rateJourneys = [table, page, receipt];

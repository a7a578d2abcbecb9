import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildSources, copySources, type SourceCopy } from './source-copy.ts';

const file = 'domain/pricing/price-list.ts';

let sources: SourceCopy;
beforeAll(async () => {
  sources = await copySources(buildSources);
});
afterAll(() => sources.remove());

it.each(['build', 'dev', 'start'])('npm run %s names a mistake in the prices', async (command) => {
  await writePrice('$19');
  await expect(sources.run(`script/${command}.ts`)).rejects.toMatchObject({
    code: 1,
    stderr: `${file}:3: $19 is not defined. Prices are numbers: write 19 for $19.\n`,
  });

  await writePrice("'$19'");
  await expect(sources.run(`script/${command}.ts`)).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining(
      '\n- monthly.USD.campaign, price 1: "$19" is not a number from 0 to 10000000000. Write 19 for $19.\n',
    ),
  });
});

function writePrice(price: string): Promise<void> {
  const list = `export const priceList = {
  contactBrackets: [500],
  monthly: { USD: { campaign: [${price}] } },
};
`;
  return writeFile(join(sources.folder, file), list);
}

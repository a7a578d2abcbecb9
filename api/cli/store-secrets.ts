import { Command } from 'commander';
import { openTables } from '../store/schema/open-tables.ts';
import type { Tables } from '../store/schema/tables.ts';
import type { OpsIo } from './ops-io.ts';
import { configuredStore, requireStore } from './store-address.ts';

const example = `
Example, before the store moves to PostgreSQL:
  npm run --silent ops -- store secrets >> production.env

Links that were mailed and browsers that subscribed stay good only with the same keys. Whoever reads
them can sign in your name.
`;

/** `store secrets`: the keys that a server alone made for itself, for the configuration of several. */
export function storeSecretsCommand(io: OpsIo): Command {
  return new Command('secrets')
    .description('print the keys that the store made itself, as variables to set')
    .addHelpText('after', example)
    .action(async () => {
      const address = configuredStore(io.config().store);
      requireStore(address);
      const tables = await openTables(address, 'read');
      try {
        const lines = (await secretsIn(tables)).flatMap(([name, value]) => variables(name, value));
        io.print(lines.map((line) => `${line}\n`).join(''));
        if (lines.length === 0) io.complain('This store made no keys: all of them were set.\n');
      } finally {
        await tables.close();
      }
    });
}

async function secretsIn(tables: Tables): Promise<[name: string, value: string][]> {
  const shape = (await tables.shapes()).find(({ name }) => name === 'secrets');
  const found: [string, string][] = [];
  if (!shape) return found;
  for await (const rows of tables.pages(shape)) {
    for (const { name, value } of rows) found.push([String(name), String(value)]);
  }
  return found;
}

/** Servers keep them under names of their own. */
function variables(name: string, value: string): string[] {
  switch (name) {
    case 'form-token':
      return [`FORM_TOKEN_KEY=${value}`];
    case 'tracking':
      return [`TRACKING_KEYS=${value}`];
    case 'vapid': {
      const { publicKey, privateKey } = JSON.parse(value);
      return [`VAPID_PUBLIC_KEY=${publicKey}`, `VAPID_PRIVATE_KEY=${privateKey}`];
    }
    default:
      return [`# ${name}: ${value}`];
  }
}

import { Command } from 'commander';
import { openTables } from '../../store/engines/open-tables.ts';
import type { Tables } from '../../store/tables/tables.ts';
import type { OpsIo } from '../process/ops-io.ts';
import { configuredStore, requireStore, storeSettings } from '../process/store-address.ts';

const example = `
Example, before the store moves to PostgreSQL:
  npm run --silent ops -- store secrets >> production.env

Mailed links and push subscriptions stay valid only with the same keys. Anyone who reads the keys can
sign in your name.
`;

/** `store secrets`: the keys that a single server generated, for the configuration of several. */
export function storeSecretsCommand(io: OpsIo): Command {
  return new Command('secrets')
    .description('print the generated keys in the store as environment variables')
    .addHelpText('after', example)
    .action(async () => {
      const address = configuredStore(io.config(storeSettings).store);
      requireStore(address);
      const tables = await openTables(address, 'read');
      try {
        const lines = (await secretsIn(tables)).flatMap(([name, value]) => variables(name, value));
        io.print(lines.map((line) => `${line}\n`).join(''));
        if (lines.length === 0)
          io.printError('This store has no generated keys: all of them are configured.\n');
        else if (lines.every((line) => line.startsWith('#')))
          io.printError('Nothing is left to set: none of these keys is a variable.\n');
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

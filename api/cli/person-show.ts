import { Command } from 'commander';
import { addressOption } from './address-option.ts';
import type { OpsIo } from './ops-io.ts';
import { readPersonData } from './person-data.ts';
import { personTable } from './person-table.ts';

export function personShowCommand(io: OpsIo): Command {
  return new Command('show')
    .description('show what is stored about a person')
    .addOption(addressOption())
    .addHelpText('after', '\nExample:\n  npm run ops -- person show --email ada@shop.example\n')
    .action(async ({ email }: { email: string }) => {
      const personData = await readPersonData(io, email);
      if (personData.rows.length + personData.mails.length === 0) {
        return io.print('Nothing is stored about this address.\n');
      }
      io.print(personTable(personData, io.width));
    });
}

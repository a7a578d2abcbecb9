import { Command } from 'commander';
import { addressOption } from './address-option.ts';
import { heldTable } from './held-table.ts';
import { holdings } from './holdings.ts';
import type { OpsIo } from './ops-io.ts';

/** `person show`: what is held about a person, and where. */
export function personShowCommand(io: OpsIo): Command {
  return new Command('show')
    .description('show what is held about a person, and where')
    .addOption(addressOption())
    .addHelpText('after', '\nExample:\n  npm run ops -- person show --email ada@shop.example\n')
    .action(async ({ email }: { email: string }) => {
      const held = await holdings(io, email);
      if (held.rows.length + held.mails.length === 0) {
        return io.print('Nothing is held about this address.\n');
      }
      io.print(heldTable(held, io.width));
    });
}

import { Command } from 'commander';
import type { PersonData } from '../../resources/person-data.ts';
import { addressOption } from '../input/options.ts';
import type { OpsIo } from '../process/ops-io.ts';
import { personEraseCommand } from './erase.ts';
import { personExportCommand } from './export.ts';
import { personTable, readPersonData } from './person-data.ts';

export function personCommand(io: OpsIo): Command {
  return new Command('person')
    .addCommand(personShowCommand(io))
    .addCommand(personExportCommand(io))
    .addCommand(personEraseCommand(io));
}

const help = `
Example:
  npm run ops -- person show --email ada@shop.example

What an index finds is shown at once. If reading every row finds more, such as another spelling or a
mention, a second table shows everything.
`;

function personShowCommand(io: OpsIo): Command {
  return new Command('show')
    .description('show what is stored about a person')
    .addOption(addressOption())
    .addHelpText('after', help)
    .action(async ({ email }: { email: string }) => {
      let shown = '';
      const show = (found: PersonData) => {
        if (found.rows.length + found.mails.length > 0) shown = personTable(found, io.width);
        io.print(shown);
      };
      const personData = await readPersonData(io, email, show);
      if (personData.rows.length + personData.mails.length === 0) {
        return io.print('Nothing is stored about this address.\n');
      }
      const whole = personTable(personData, io.width);
      if (shown === '') io.print(whole);
      else if (whole !== shown) io.print(`\nWith what no index finds:\n${whole}`);
    });
}

import { Command } from 'commander';
import { OperatorError } from '../process/operator-error.ts';
import type { OpsIo } from '../process/ops-io.ts';
import { chosenList, type ListOptions, withListOptions } from './list-options.ts';

/** `preferences lift`: lifts a suppression at the recipient's request, whatever its source. */
export function preferencesLiftCommand(io: OpsIo): Command {
  return withListOptions(new Command('lift'), 'for')
    .description('allow mail to an address again at its request, even after a complaint')
    .addHelpText('after', example)
    .action(async (options: ListOptions) => {
      const { email, account } = options;
      const { list, inWords } = chosenList(options);
      await using store = await io.openStoreForWriting();
      const outcome = await store.liftSuppression({ account, email, list, isAsked: true });
      if (outcome !== 'lifted') {
        throw new OperatorError(`Mail to that address was not stopped for ${inWords}.`);
      }
      io.print(`Lifted: ${inWords}.\n`);
    });
}

const example = `
Example:
  npm run ops -- preferences lift --email ada@shop.example --all
`;

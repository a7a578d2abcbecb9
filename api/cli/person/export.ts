import { writeFile } from 'node:fs/promises';
import { Command } from 'commander';
import { personDocument } from '../../resources/person-data.ts';
import { addressOption } from '../input/options.ts';
import { toJson } from '../output/print.ts';
import { fileError, OperatorError } from '../process/operator-error.ts';
import type { OpsIo } from '../process/ops-io.ts';
import { readPersonData } from './person-data.ts';

const examples = `
Examples:
  npm run ops -- person export --email ada@shop.example --out ~/ada.json
  npm run --silent ops -- person export --email ada@shop.example > ~/ada.json

Rows in which others mention the person are listed, but not quoted.
`;

export function personExportCommand(io: OpsIo): Command {
  return new Command('export')
    .description('print everything stored about a person as one JSON document')
    .addOption(addressOption())
    .option('--out <file>', 'write to this new file, readable only by you')
    .addHelpText('after', examples)
    .action(async ({ email, out }: { email: string; out?: string }) => {
      const text = `${toJson(personDocument(await readPersonData(io, email), Date.now()), 2)}\n`;
      if (out === undefined) return io.print(text);
      await writeFile(out, text, { flag: 'wx', mode: 0o600 }).catch((error) => {
        if (error.code === 'EEXIST') throw new OperatorError(`${out} already exists.`);
        return fileError(out, 'written')(error);
      });
      io.print(`Wrote ${out}.\n`);
    });
}

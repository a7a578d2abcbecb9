import { Command } from 'commander';
import { isoTimestamp } from '../../resources/iso-timestamp.ts';
import type { TemplateVersion } from '../../store/templates/template-store.ts';
import { localTime } from '../output/format.ts';
import { printJsonArray } from '../output/print.ts';
import { table } from '../output/table.ts';
import { OperatorError } from '../process/operator-error.ts';
import type { OpsIo } from '../process/ops-io.ts';

export function templatesHistoryCommand(io: OpsIo): Command {
  return new Command('history')
    .description('show every version of a template, current first')
    .argument('<code>', 'as templates list shows it')
    .option('--json', 'print a JSON array with html and text instead of a table')
    .addHelpText('after', '\nExample:\n  npm run ops -- templates history welcome\n')
    .action(async (code: string, { json }: { json?: true }) => {
      await using store = await io.openStore();
      const versions = await store.listTemplateVersions(code);
      if (versions.length === 0) throw unknownTemplate(code);
      if (json) return printJsonArray(versions, record, io);
      const rows = versions.map(({ version, storedAt, kind, subject, html }, at) => [
        at === 0 ? `${version}, current` : String(version),
        localTime(storedAt),
        kind,
        subject,
        `${html.length} characters`,
      ]);
      const headings = ['Version', 'Stored', 'Kind', 'Subject', 'HTML'];
      io.print(table(headings, rows, io.width, [0, 1]));
    });
}

function record({ storedAt, plain: text, ...version }: TemplateVersion): object {
  return { ...version, text, storedAt: isoTimestamp(storedAt) };
}

export function unknownTemplate(code: string): OperatorError {
  return new OperatorError(`There is no template ${code}. See npm run ops -- templates list.`);
}

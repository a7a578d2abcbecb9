import { Command } from 'commander';
import { templatePlaceholders } from '../../mailing/template-notes.ts';
import { isoTimestamp } from '../../resources/iso-timestamp.ts';
import type { TemplateRow } from '../../store/templates/template-store.ts';
import { localTime, printable } from '../output/format.ts';
import { toJson } from '../output/print.ts';
import { table } from '../output/table.ts';
import type { OpsIo } from '../process/ops-io.ts';
import { unknownTemplate } from './history.ts';

export function templatesShowCommand(io: OpsIo): Command {
  return new Command('show')
    .description('show a template as it is stored')
    .argument('<code>', 'as templates list shows it')
    .option('--json', 'print a JSON object instead of text')
    .addHelpText('after', '\nExample:\n  npm run ops -- templates show welcome\n')
    .action(async (given: string, { json }: { json?: true }) => {
      const template = await findTemplate(io, given);
      const { code, kind, subject, html, plain, createdAt, updatedAt } = template;
      const placeholders = templatePlaceholders(template);
      if (json) {
        const moments = { createdAt: isoTimestamp(createdAt), updatedAt: isoTimestamp(updatedAt) };
        io.print(
          `${toJson({ code, kind, subject, ...moments, placeholders, html, text: plain })}\n`,
        );
        return;
      }
      const about = [
        ['Subject', subject],
        ['Kind', kind],
        ['Placeholders', placeholders.join(' ') || 'none'],
        ['Changed', localTime(updatedAt)],
        ['Text part', plain === null ? 'generated from the HTML' : 'below the HTML'],
      ];
      io.print(table(['Code', code], about, io.width, [0]));
      for (const text of [html, plain]) if (text !== null) io.print(`\n${printable(text)}\n`);
    });
}

/** @throws {OperatorError} when there is no template with this code */
export async function findTemplate(io: OpsIo, code: string): Promise<TemplateRow> {
  await using store = await io.openStore();
  const template = await store.findTemplate(code);
  if (template) return template;
  throw unknownTemplate(code);
}

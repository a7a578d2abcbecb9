import { placeholderName } from '@grovemail/contract/fields/placeholders.ts';
import { Command } from 'commander';
import { type MailData, type MailSource, templateNames } from '../../mailing/compose.ts';
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

/** The placeholders that API calls fill, as written in the template: `@firstname`. @param data what has a value already */
export function templatePlaceholders(template: MailSource, data: MailData = {}): string[] {
  return templateNames(template, data).fillable.map(writtenName);
}

/** A sentence about the placeholders that no call fills; empty if there are none. */
export function misplacedNote(template: MailSource): string {
  const { misplaced } = templateNames(template);
  if (misplaced.length === 0) return '';
  return `Left as written, since no value is filled into a tag, a script or code: ${misplaced.map(writtenName).join(' ')}.\n`;
}

function writtenName(name: string): string {
  return placeholderName.test(name) ? `@${name}` : `@{${name}}`;
}

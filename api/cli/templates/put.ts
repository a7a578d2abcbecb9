import type { Input } from '@grovemail/contract/fields/input.ts';
import { templateInput } from '@grovemail/contract/fields/template-input.ts';
import { type MailKind, mailKinds } from '@grovemail/domain/preferences/mail-kind.ts';
import { Command, Option } from 'commander';
import { templateNotes, templatePlaceholders } from '../../mailing/template-notes.ts';
import { readText } from '../input/read-text.ts';
import { OperatorError } from '../process/operator-error.ts';
import type { OpsIo } from '../process/ops-io.ts';

const examples = `
Examples:
  npm run ops -- templates put welcome --subject 'Welcome, @firstname' --html welcome.html
  cat welcome.html | npm run ops -- templates put welcome --subject Welcome --html -
  npm run ops -- templates put receipt --kind action --subject 'Order @order' --html receipt.html

Calls fill placeholders such as @firstname with their data, in subject, html and text; @{firstname} ends the
name where a letter follows. @preferences_link becomes the recipient's signed link. An existing template is
replaced (templates history and restore bring it back); queued emails do not change.

Recipients who unsubscribe get no mail of kind list. Kind action is for mail that recipients trigger
themselves, such as a receipt or a password reset: only a complaint, a bounce or an operator's suppression
stops it.
`;

interface Options {
  subject: string;
  html: string;
  text?: string;
  kind?: MailKind;
}

export function templatesPutCommand(io: OpsIo): Command {
  return new Command('put')
    .description('store a template, replacing one with the same code')
    .argument('<code>', 'the template_code of calls')
    .requiredOption('--subject <text>', 'subject of the emails')
    .requiredOption('--html <file>', 'the email as HTML; - reads standard input')
    .option(
      '--text <file>',
      'the text part; - reads standard input (default: generated from the HTML)',
    )
    .addOption(
      new Option(
        '--kind <kind>',
        'whether recipients can unsubscribe from it (default: unchanged; list for a new template)',
      ).choices(mailKinds),
    )
    .addHelpText('after', examples)
    .action(async (given: string, { subject, html, text, kind: asked }: Options) => {
      if (html === '-' && text === '-') {
        throw new OperatorError(
          'Standard input can be read only once: give a file for --html or --text.',
        );
      }
      const template = checkedInput(templateInput, {
        code: given,
        subject,
        html: await readText(html, io),
        text: text === undefined ? null : await readText(text, io),
      });
      const { code, text: plain } = template;
      const stored = { code, subject: template.subject, html: template.html, plain };
      await using store = await io.openOrCreateStore();
      const { kind } = await store.putTemplate({ ...stored, kind: asked, createdAt: Date.now() });
      const names = templatePlaceholders(stored);
      io.print(
        `${code}: stored, of kind ${kind}. ${names.length > 0 ? `Calls fill ${names.join(' ')}` : 'It has no placeholders'}.\n`,
      );
      for (const { message } of templateNotes({ ...stored, kind })) io.printError(`${message}\n`);
    });
}

/**
 * Validates an operator's input as the API would.
 * @throws {OperatorError} with one sentence for each error
 */
export function checkedInput<Values>(input: Input<Values>, given: unknown): Values {
  const checked = input.check(given);
  if (checked.ok) return checked.values;
  throw new OperatorError(Object.values(checked.errors).join(' '));
}

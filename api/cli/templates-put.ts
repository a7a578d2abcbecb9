import { templateInput } from '@grovemail/contract/template-input.ts';
import { Command } from 'commander';
import { checkedInput } from './checked-input.ts';
import { OperatorError } from './operator-error.ts';
import type { OpsIo } from './ops-io.ts';
import { readText } from './read-text.ts';
import { templatePlaceholders } from './template-placeholders.ts';

const examples = `
Examples:
  npm run ops -- templates put welcome --subject 'Welcome, @firstname' --html welcome.html
  cat welcome.html | npm run ops -- templates put welcome --subject Welcome --html -

Calls fill placeholders such as @firstname with their data, in subject, html and text. @preferences_link
becomes the recipient's signed link. An existing template is replaced; queued mails stay as they are.
`;

interface Options {
  subject: string;
  html: string;
  text?: string;
}

export function templatesPutCommand(io: OpsIo): Command {
  return new Command('put')
    .description('store a template, replacing one with the same code')
    .argument('<code>', 'the template_code of calls')
    .requiredOption('--subject <text>', 'subject of the mails')
    .requiredOption('--html <file>', 'the mail as HTML; - reads standard input')
    .option('--text <file>', 'the text part; - reads standard input (default: made from the HTML)')
    .addHelpText('after', examples)
    .action(async (given: string, { subject, html, text }: Options) => {
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
      const store = await io.openOrCreateStore();
      try {
        await store.putTemplate({ ...stored, createdAt: Date.now() });
      } finally {
        await store.close();
      }
      const names = templatePlaceholders(stored);
      io.print(
        `${code}: stored. ${names.length > 0 ? `Calls fill ${names.join(' ')}` : 'It has no placeholders'}.\n`,
      );
    });
}

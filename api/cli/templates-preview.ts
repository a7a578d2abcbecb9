import { writeFile } from 'node:fs/promises';
import { previewInput } from '@grovemail/contract/template-input.ts';
import {
  type ComposedMail,
  composeMail,
  MailTooLongError,
  preferenceLinkValue,
  UnsafeLinkError,
  wantsPreferenceLink,
} from '@grovemail/domain/transactionals/compose.ts';
import { Command, InvalidArgumentError } from 'commander';
import { checkedInput } from './checked-input.ts';
import { findTemplate } from './find-template.ts';
import { toJson } from './json-array.ts';
import { OperatorError } from './operator-error.ts';
import type { OpsIo } from './ops-io.ts';
import { refuse } from './read-text.ts';
import { templatePlaceholders } from './template-placeholders.ts';

const examples = `
Examples:
  npm run ops -- templates preview welcome --data '{"firstname":"Ada"}' --out preview.html
  npm run --silent ops -- templates preview welcome > preview.html

The HTML is filled and escaped as when it is sent; nothing is sent.
`;

interface Options {
  data: unknown;
  out?: string;
  json?: true;
}

/** `templates preview`: a template filled with data, as a mail would be. */
export function templatesPreviewCommand(io: OpsIo): Command {
  return new Command('preview')
    .description('fill a template with data, as when it is sent')
    .argument('<code>', 'as templates list shows it')
    .option('--data <json>', 'what calls send as data, one JSON object', readJson, {})
    .option('--out <file>', 'write the HTML there, in place of what was there')
    .option('--json', 'print subject, html and text as one JSON object')
    .addHelpText('after', examples)
    .action(async (code: string, { data: given, out, json }: Options) => {
      const data = Object.fromEntries(
        Object.entries(checkedInput(previewInput, { data: given }).data).map(([name, value]) => [
          name,
          String(value),
        ]),
      );
      const template = await findTemplate(io, code);
      const wantsLink = wantsPreferenceLink(template, data);
      const link = wantsLink ? `${io.config().bases.site}/preferences` : null;
      const { subject, html, plain } = composed(template, data, link);
      if (out !== undefined) await writeFile(out, html).catch(refuse(out, 'written'));
      if (json) io.print(`${toJson({ subject, html, text: plain })}\n`);
      else if (out === undefined) io.print(html.endsWith('\n') ? html : `${html}\n`);
      else io.print(`${out}: written.\n`);

      if (!json) io.complain(`Subject: ${subject}\n`);
      if (link !== null) {
        io.complain(
          `${preferenceLinkValue} leads to ${link} here, and to each recipient's own page when sent.\n`,
        );
      }
      const missing = templatePlaceholders(template).filter(
        (written) => !Object.hasOwn(data, written.slice(1)),
      );
      if (missing.length > 0) {
        io.complain(`Without a value, so left as it stands: ${missing.join(' ')}.\n`);
      }
    });
}

/** @throws {OperatorError} for a mail that a call would be refused for */
function composed(...parts: Parameters<typeof composeMail>): ComposedMail {
  try {
    return composeMail(...parts);
  } catch (error) {
    if (error instanceof UnsafeLinkError) {
      const names = error.placeholders.map((name) => `@${name}`).join(', ');
      throw new OperatorError(`A link would not be an http, https or mailto address: ${names}.`);
    }
    if (error instanceof MailTooLongError) throw new OperatorError(error.message);
    throw error;
  }
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new InvalidArgumentError(`It must be JSON, as in '{"firstname":"Ada"}'.`);
  }
}

import { writeFile } from 'node:fs/promises';
import { previewInput } from '@grovemail/contract/fields/template-input.ts';
import { freshLinkPage } from '@grovemail/contract/site-paths.ts';
import {
  inexactNumber,
  sendAsString,
  underflowedNumber,
} from '@grovemail/domain/inexact-number.ts';
import { Command, InvalidArgumentError } from 'commander';
import { MailTooLongError, preferenceLinkValue, UnsafeLinkError } from '../../mailing/compose.ts';
import { asMailData, type RenderedMail, renderedMail } from '../../mailing/rendered-mail.ts';
import { templateNotes, templatePlaceholders } from '../../mailing/template-notes.ts';
import { toJson } from '../output/print.ts';
import { fileError, OperatorError } from '../process/operator-error.ts';
import type { OpsIo } from '../process/ops-io.ts';
import { siteAddress } from '../process/site-address.ts';
import { checkedInput } from './put.ts';
import { findTemplate } from './show.ts';

const examples = `
Examples:
  npm run ops -- templates preview welcome --data '{"firstname":"Ada"}' --out preview.html
  npm run --silent ops -- templates preview welcome > preview.html

The HTML is filled and escaped exactly as in a sent email, but nothing is sent.
`;

interface Options {
  data: unknown;
  out?: string;
  json?: true;
}

export function templatesPreviewCommand(io: OpsIo): Command {
  return new Command('preview')
    .description('fill a template with data and print the email')
    .argument('<code>', 'as templates list shows it')
    .option('--data <json>', 'the JSON object that calls send as data', readJson, {})
    .option('--out <file>', 'write the HTML to this file, replacing it')
    .option('--json', 'print subject, html and text as one JSON object')
    .addHelpText('after', examples)
    .action(async (code: string, { data: given, out, json }: Options) => {
      const data = asMailData(checkedInput(previewInput, { data: given }).data);
      const template = await findTemplate(io, code);
      const linkPage = () => siteAddress(io) + freshLinkPage;
      const { subject, html, plain, hasLink } = rendered(template, data, linkPage);
      if (out !== undefined) await writeFile(out, html).catch(fileError(out, 'written'));
      if (json) io.print(`${toJson({ subject, html, text: plain })}\n`);
      else if (out === undefined) io.print(html.endsWith('\n') ? html : `${html}\n`);
      else io.print(`Wrote ${out}.\n`);

      if (!json) io.printError(`Subject: ${subject}\n`);
      if (hasLink) {
        io.printError(
          `${preferenceLinkValue} links to ${linkPage()} here; in a sent email, to the recipient's own page.\n`,
        );
      }
      const missing = templatePlaceholders(template, data);
      if (missing.length > 0) {
        io.printError(`Without a value, so left unchanged: ${missing.join(' ')}.\n`);
      }
      for (const { message } of templateNotes(template)) io.printError(`${message}\n`);
    });
}

/** @throws {OperatorError} if the API would reject the call */
function rendered(...parts: Parameters<typeof renderedMail>): RenderedMail {
  try {
    return renderedMail(...parts);
  } catch (error) {
    if (error instanceof UnsafeLinkError) {
      const names = error.placeholders.map((name) => `@${name}`).join(', ');
      throw new OperatorError(
        `These placeholders would make a link that is not http, https or mailto: ${names}.`,
      );
    }
    if (error instanceof MailTooLongError) throw new OperatorError(error.message);
    throw error;
  }
}

function readJson(text: string): unknown {
  const json = parsed(text);
  const place = inexactNumber(json) ?? underflowedNumber(text);
  if (place !== null) throw new InvalidArgumentError(`${place} ${sendAsString}`);
  return json;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new InvalidArgumentError(`Expected JSON, such as '{"firstname":"Ada"}'.`);
  }
}

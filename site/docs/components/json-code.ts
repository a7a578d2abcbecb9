import { exampleSite } from '@grovemail/contract/site-paths.ts';
import { jsonLines } from '@grovemail/domain/samples/json-lines.ts';
import type { Json, SampleLine } from '@grovemail/domain/samples/sample-request.ts';
import { highlight } from '../../build/highlight.ts';
import type { CodeLine } from '../../components/code-line.ts';
import { siteBase } from '../../layouts/site-config.ts';

/** An example of the contract as lines, with this site in place of its example. */
export function exampleLines(value: Json): SampleLine[] {
  return jsonLines(value).map(({ text, ...line }) => ({
    ...line,
    text: text.replaceAll(exampleSite, siteBase),
  }));
}

/** The same as highlighted code. */
export function jsonCode(value: Json): CodeLine[] {
  const text = exampleLines(value).map((line) => line.text);
  return highlight(text.join('\n'), 'json');
}

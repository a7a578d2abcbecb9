import { exampleSite } from '@grovemail/contract/site-paths.ts';
import { jsonLines } from '@grovemail/domain/samples/json-lines.ts';
import type { Json } from '@grovemail/domain/samples/sample-request.ts';
import { highlight } from '../../build/highlight.ts';
import type { CodeLine } from '../../components/code-line.ts';
import { siteBase } from '../../layouts/site-config.ts';

/** A JSON value as highlighted code. */
export function jsonCode(value: Json): CodeLine[] {
  const text = jsonLines(value).map((line) => line.text);
  return highlight(text.join('\n').replaceAll(exampleSite, siteBase), 'json');
}

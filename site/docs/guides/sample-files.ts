import { brand } from '@grovemail/config/brand.ts';
import { exampleSite } from '@grovemail/contract/site-paths.ts';
import {
  type SampleLanguageId,
  sampleLanguages,
} from '@grovemail/domain/samples/sample-languages.ts';
import type { SampleRequest } from '@grovemail/domain/samples/sample-request.ts';
import type { CodeLanguage } from '../../build/highlight.ts';
import { apiBase, siteBase } from '../../layouts/site-config.ts';
import { guideRequest, withBase } from './guide-request.ts';

const files = import.meta.glob<string>('../samples/*', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const endings: Record<SampleLanguageId, string> = {
  http: 'http',
  node: 'js',
  python: 'py',
  php: 'php',
};

/**
 * A sample in one language: read from its own file, else generated from `docs/samples/<name>.json`.
 * @throws Error naming a missing file
 */
export function sampleText(
  name: string,
  language: SampleLanguageId,
): { text: string; language: CodeLanguage } {
  const file = `${name}.${endings[language]}`;
  const request = files[`../samples/${file}`] === undefined ? sampleRequest(name) : null;
  if (!request) return { text: sampleFile(file), language: languageOf(file) };
  const lines = sampleLanguages.find(({ id }) => id === language)?.write(request);
  return { text: (lines ?? []).map(({ text }) => text).join('\n'), language: languageOf(file) };
}

/** The call that `docs/samples/<name>.json` describes; null without such a file. */
export function sampleRequest(name: string): SampleRequest | null {
  const text = files[`../samples/${name}.json`];
  return text === undefined ? null : guideRequest(text, apiBase);
}

/**
 * The text of a file in `docs/samples/`, or of one region of it: the lines between `region name` and
 * `endregion name` comments.
 * @throws Error naming a missing file or region
 */
export function sampleFile(name: string, region?: string): string {
  const text = files[`../samples/${name}`];
  if (text === undefined) throw new Error(`There is no sample docs/samples/${name}.`);
  const lines = withBase(text, apiBase)
    .replaceAll(exampleSite, siteBase)
    .replace('<repository>', brand.repositoryUrl)
    .split('\n');
  if (region === undefined)
    return lines
      .filter((line) => !regionMark.test(line))
      .join('\n')
      .trim();
  const from = lines.findIndex((line) => regionMark.exec(line)?.groups?.start === region);
  const to = lines.findIndex((line) => regionMark.exec(line)?.groups?.end === region);
  if (from < 0 || to < from) throw new Error(`docs/samples/${name} has no region "${region}".`);
  const inside = lines.slice(from + 1, to).filter((line) => !regionMark.test(line));
  const indents = inside.filter((line) => line.trim()).map((line) => line.search(/\S/));
  return inside.map((line) => line.slice(Math.min(...indents))).join('\n');
}

/**
 * The language for highlighting, by the file's extension. A program that needs what a tool generates first ends in
 * `.txt`, so that nothing here checks or runs it.
 */
export function languageOf(name: string): CodeLanguage {
  return (
    languages[
      name
        .replace(/\.txt$/, '')
        .split('.')
        .at(-1) ?? ''
    ] ?? 'text'
  );
}

const regionMark = /^\s*(?:\/\/|#|<!--)\s*(?:region (?<start>[\w-]+)|endregion (?<end>[\w-]+))/;

const languages: Readonly<Record<string, CodeLanguage>> = {
  html: 'html',
  http: 'http',
  js: 'js',
  json: 'json',
  php: 'php',
  py: 'python',
  sh: 'sh',
  ts: 'js',
};

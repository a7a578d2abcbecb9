import type { SampleLanguageId } from '@grovemail/domain/samples/sample-languages.ts';
import type { CodeLanguage } from '../build/highlight.ts';

/** The syntax in which a sample of each language is highlighted. */
export const languageOfSample: Readonly<Record<SampleLanguageId, CodeLanguage>> = {
  http: 'http',
  node: 'js',
  python: 'python',
  php: 'php',
};

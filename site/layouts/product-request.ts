import { addresses } from '@grovemail/contract/addresses.ts';
import { sampleLanguages } from '@grovemail/domain/samples/sample-languages.ts';
import { highlight } from '../build/highlight.ts';
import call from '../docs/samples/send-template.json';
import type { RequestSample } from '../sections/PlayableRequest.tsx';
import { languageOfSample } from './language-of-sample.ts';
import { publicApi } from './site-config.ts';

/** The guides' call that sends an email from a template, in each sample language. */
export const templateRequest: RequestSample[] = sampleLanguages.map(({ id, label, write }) => {
  const lines = write({
    ...addresses.sendTransactional,
    base: publicApi || 'https://api.example.com',
    key: { variable: 'API_KEY' },
    body: call.body,
  });
  const code = highlight(lines.map(({ text }) => text).join('\n'), languageOfSample[id]);
  return {
    id,
    label,
    lines: code.map(({ tokens }, at) => ({ tokens, field: lines[at]?.fields[0] })),
  };
});

import { addresses } from '@grovemail/contract/addresses.ts';
import { sampleLanguages } from '@grovemail/domain/samples/sample-languages.ts';
import call from '../docs/samples/send-template.json';
import type { RequestSample } from '../sections/PlayableRequest.tsx';
import { publicApi } from './site-config.ts';

/** The guides' call that sends an email from a template, in each sample language. */
export const templateRequest: RequestSample[] = sampleLanguages.map(({ id, label, write }) => {
  const lines = write({
    ...addresses.sendTransactional,
    base: publicApi || 'https://api.example.com',
    key: { variable: 'API_KEY' },
    body: call.body,
  });
  return { id, label, lines: lines.map(({ text, fields }) => ({ text, field: fields[0] })) };
});

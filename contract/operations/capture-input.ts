import { newsletterForm } from '@grovemail/domain/forms/newsletter.ts';
import { isStorable } from '@grovemail/domain/storable-text.ts';
import { z } from 'zod';
import { canonical } from '../fields/canonical-email.ts';
import { documented, sentenceInput } from '../fields/input.ts';

const maxLength = 100;

/** A short text that defaults to what the site itself sends (R329, D13). */
function shortText(name: string, fallback: string) {
  const invalid = `${name} must be text of at most ${maxLength} characters.`;
  return z
    .string(invalid)
    .max(maxLength, invalid)
    .refine(isStorable, invalid)
    .overwrite((text) => text || fallback)
    .default(fallback);
}

const form = documented(newsletterForm);
const schema = form.extend({
  // One mailbox is one subscriber.
  email: canonical(form.shape.email),
  source: shortText('source', 'website-api').describe('Where the person subscribed.'),
  tags: shortText('tags', 'subscriber').describe('How the subscriber is tagged.'),
});

/** The query of the newsletter call, and the body of its POST variant. */
export const captureInput = sentenceInput(schema);

export type Capture = z.output<typeof schema>;

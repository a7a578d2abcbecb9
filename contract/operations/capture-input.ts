import { newsletterForm } from '@grovemail/domain/forms/newsletter.ts';
import { isStorable } from '@grovemail/domain/storable-text.ts';
import { z } from 'zod';
import { canonical } from '../canonical-email.ts';
import { documented, notAnObject } from '../input.ts';
import { sentenceInput } from '../sentence-input.ts';

const maxLabelLength = 100;

/** What stands in for it when a caller leaves it out is the site's own value (R329, D13). */
function label(name: string, standIn: string) {
  const unusable = `${name} must be a text of at most ${maxLabelLength} characters.`;
  return z
    .string(unusable)
    .max(maxLabelLength, unusable)
    .refine(isStorable, unusable)
    .overwrite((text) => text || standIn)
    .default(standIn);
}

const schema = documented(newsletterForm).extend({
  // One mailbox is one subscriber.
  email: canonical(documented(newsletterForm).shape.email),
  source: label('source', 'website-api').describe('Where the address was given.'),
  tags: label('tags', 'subscriber').describe('What it is for.'),
});

/** Query of the newsletter call and body of its POST twin. */
export const captureInput = sentenceInput(schema, notAnObject);

export type Capture = z.output<typeof schema>;

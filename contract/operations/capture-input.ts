import { type FieldErrors, type Validated, validate } from '@grovemail/domain/forms/form.ts';
import { newsletterForm } from '@grovemail/domain/forms/newsletter.ts';
import { isStorable } from '@grovemail/domain/storable-text.ts';
import { z } from 'zod';
import { canonicalEmail } from '../canonical-email.ts';
import { documented, type Input, isObject, notAnObject } from '../input.ts';

export interface Capture {
  /** Canonical, so that one mailbox is one subscriber. */
  email: string;
  source: string;
  tags: string;
}

/** The site's own values (R329, D13); each stands in when a caller leaves it out. */
const defaults = { source: 'website-api', tags: 'subscriber' };

const longestLabel = 100;

/** Query of the newsletter call and body of its POST twin. */
export const captureInput: Input<Capture> = {
  schema: documented(newsletterForm).extend({
    source: z
      .string()
      .max(longestLabel)
      .default(defaults.source)
      .describe('Where the address was given.'),
    tags: z.string().max(longestLabel).default(defaults.tags).describe('What it is for.'),
  }),
  check: checkCapture,
};

function checkCapture(value: unknown): Validated<Capture> {
  if (!isObject(value)) return { ok: false, errors: { '': notAnObject } };
  const checked = canonicalEmail(validate(newsletterForm, value));
  const errors: FieldErrors = checked.ok ? {} : { ...checked.errors };
  const label = (name: keyof typeof defaults): string => {
    const given = Object.hasOwn(value, name) ? value[name] : undefined;
    if (given === undefined || given === '') return defaults[name];
    if (typeof given === 'string' && given.length <= longestLabel && isStorable(given))
      return given;
    errors[name] = `${name} must be a text of at most ${longestLabel} characters.`;
    return '';
  };
  const source = label('source');
  const tags = label('tags');
  if (!checked.ok || Object.keys(errors).length > 0) return { ok: false, errors };
  return { ok: true, values: { email: checked.values.email, source, tags } };
}

import { isStorable } from '@grovemail/domain/storable-text.ts';
import { placeholderName } from '@grovemail/domain/transactionals/placeholders.ts';
import { z } from 'zod';
import { lineOfText, schemaInput } from './schema-input.ts';

const maxTextLength = 500_000;
const maxValueLength = 10_000;
const maxValues = 200;

export const templateCode = lineOfText(100);
export const mailSubject = lineOfText(250);
export const mailText = z
  .string()
  .min(1)
  .max(maxTextLength)
  .refine(isStorable, 'holds a character that cannot be stored.');

const value = z.union([
  z.string().max(maxValueLength).refine(isStorable, 'holds a character that cannot be stored.'),
  z.number(),
  z.boolean(),
]);

/** What stands in for placeholders (R220). */
export const placeholderData = z
  .record(z.string(), value)
  .refine((data) => Object.keys(data).length <= maxValues, `can hold at most ${maxValues} names.`)
  .refine(
    (data) => Object.keys(data).every((name) => placeholderName.test(name)),
    'has a name that no placeholder can have: a letter, then letters, digits and underscores.',
  );

/** A template as the operator stores it, held to what a call may send in its place (R216, R219). */
export const templateInput = schemaInput(
  z.strictObject({
    code: templateCode,
    subject: mailSubject,
    html: mailText,
    /** Null has the text part made of the html. */
    text: mailText.nullable(),
  }),
);

/** The data that a template is tried out with. */
export const previewInput = schemaInput(z.strictObject({ data: placeholderData }));

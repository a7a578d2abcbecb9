import { subjectMaxLength } from '@grovemail/domain/mail-subject.ts';
import { isStorable } from '@grovemail/domain/storable-text.ts';
import { z } from 'zod';
import { lineOfText, unstorable } from './line-of-text.ts';
import { placeholderName } from './placeholders.ts';
import { schemaInput } from './schema-input.ts';

const maxTextLength = 500_000;
const maxValueLength = 10_000;
const maxValues = 200;

export const templateCode = lineOfText(100);
export const mailSubject = lineOfText(subjectMaxLength);
export const mailText = z.string().min(1).max(maxTextLength).refine(isStorable, unstorable);

const value = z.union([
  z.string().max(maxValueLength).refine(isStorable, unstorable),
  z.number(),
  z.boolean(),
]);

/** Values of placeholders. */
export const placeholderData = z
  .record(z.string(), value)
  .refine((data) => Object.keys(data).length <= maxValues, `can have at most ${maxValues} names.`)
  .refine(
    (data) => Object.keys(data).every((name) => placeholderName.test(name)),
    'has a name that no placeholder can have: a letter, then letters, digits and underscores.',
  );

/** A template as the operator stores it, with the limits of a call that sends its own html. */
export const templateInput = schemaInput(
  z.strictObject({
    code: templateCode,
    subject: mailSubject,
    html: mailText,
    /** Null: the text part is made from the html. */
    text: mailText.nullable(),
  }),
);

/** The data for a preview of a template. */
export const previewInput = schemaInput(z.strictObject({ data: placeholderData }));

import { isStorable } from '@grovemail/domain/storable-text.ts';
import { z } from 'zod';

export const unstorable = 'contains a character that cannot be stored.';

/** One line of text, trimmed, without characters that a store cannot hold. */
export function lineOfText(maxLength: number, whenEmpty?: string) {
  return z
    .string()
    .trim()
    .min(1, whenEmpty)
    .max(maxLength)
    .refine(isStorable, unstorable)
    .refine((text) => !/[\r\n]/.test(text), 'must be a single line.');
}

/** A line of text, or null to empty the field. An empty string is rejected, since it may be a mistake. */
export function optionalLine(maxLength: number) {
  return lineOfText(maxLength, 'is empty. Send a value, or null to empty the field.').nullish();
}

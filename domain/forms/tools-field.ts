import * as z from 'zod/mini';
import { isStorable } from '../storable-text.ts';
import type { Field } from './field.ts';

const label = 'Tools you use today';
const most = 20;
const longest = 60;

const tool = z
  .string({ error: `${label} must be a list of names.` })
  .check(
    z.minLength(1),
    z.maxLength(longest, `Each tool can be at most ${longest} characters long.`),
    z.refine<string>(
      isStorable,
      `${label} holds a character that cannot be stored. Please remove it.`,
    ),
  );

/** What a startup works with now: a list of names, or one text with commas between them. */
export const toolsField = {
  label,
  control: 'text',
  required: false,
  /** All names with a comma and a space between them. */
  maxLength: most * (longest + 2),
  missing: '',
  read: readTools,
  schema: z.optional(
    z
      .array(tool, { error: `${label} must be a list of names.` })
      .check(z.maxLength(most, `Please name at most ${most} tools.`)),
  ),
} satisfies Field;

/** Blanks and repetitions go; nothing left is nothing said. */
function readTools(raw: unknown): unknown {
  const names = typeof raw === 'string' ? raw.split(',') : raw;
  if (names === undefined || names === null) return undefined;
  if (!Array.isArray(names) || names.some((name) => typeof name !== 'string')) return names;
  const tidy = names.map((name: string) => name.replace(/\s+/g, ' ').trim()).filter(Boolean);
  return tidy.length > 0 ? [...new Set(tidy)] : undefined;
}

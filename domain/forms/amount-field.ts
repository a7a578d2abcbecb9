import * as z from 'zod/mini';
import { groupDigits } from '../group-digits.ts';
import { type Field, whenMissing } from './field.ts';

/** Beyond any customer base or budget, and far inside what numbers hold exactly. */
export const largestAmount = 1_000_000_000;

/** A required number above zero: zero, less, or no number counts as missing (R297, C7). */
export function amountField(settings: {
  label: string;
  missing: string;
}): Field<z.ZodMiniNumber<number>> {
  const { label, missing } = settings;
  return {
    label,
    control: 'number',
    required: true,
    maxLength: null,
    missing,
    read: readNumber,
    schema: z
      .number({ error: whenMissing(missing, missing) })
      .check(
        z.gt(0, missing),
        z.lte(largestAmount, `${label} can be at most ${groupDigits(largestAmount)}.`),
      ),
  };
}

/** Text as people and number inputs write it (`1,200.50`, `5e3`) to a number; else unchanged. */
function readNumber(raw: unknown): unknown {
  if (typeof raw !== 'string') return raw;
  const text = raw.trim();
  const digits = /^\d{1,3}(,\d{3})+(\.\d+)?$/.test(text) ? text.replaceAll(',', '') : text;
  return /^[-+]?(\d+\.?\d*|\.\d+)(e[-+]?\d+)?$/i.test(digits) ? Number(digits) : raw;
}

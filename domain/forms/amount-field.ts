import * as z from 'zod/mini';
import { groupDigits } from '../group-digits.ts';
import { parseAmount, roundToCents } from '../parse-amount.ts';
import { type Field, reading, whenMissing } from './field.ts';

/** Above any customer base or budget, and well below Number.MAX_SAFE_INTEGER. */
const maxAmount = 1_000_000_000;

/** A required number above zero: zero, less, or no number counts as missing. */
export function amountField(settings: {
  label: string;
  missing: string;
  /** Rounded to cents. */
  isMoney?: boolean;
}): Field<z.ZodMiniType<number>> {
  const { label, missing, isMoney = false } = settings;
  return {
    label,
    control: 'number',
    required: true,
    maxLength: null,
    missing,
    schema: reading(
      isMoney ? (raw) => rounded(readNumber(raw)) : readNumber,
      z
        .number({ error: whenMissing(missing, missing) })
        .check(
          z.gt(0, missing),
          z.lte(maxAmount, `${label} can be at most ${groupDigits(maxAmount)}.`),
        ),
    ),
  };
}

/** The number of a text, if it is one; anything else unchanged. */
function readNumber(raw: unknown): unknown {
  return typeof raw === 'string' ? (parseAmount(raw) ?? raw) : raw;
}

function rounded(value: unknown): unknown {
  return typeof value === 'number' ? roundToCents(value) : value;
}

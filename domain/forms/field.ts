import * as z from 'zod/mini';
import { typedAddress } from '../email-addresses/typed-address.ts';
import { groupDigits } from '../group-digits.ts';
import { isStorable } from '../storable-text.ts';

export interface Option<Value extends string = string> {
  readonly label: string;
  readonly value: Value;
}

export interface Field<Schema extends z.ZodMiniType = z.ZodMiniType> {
  /** The accessible name, exactly as shown. */
  readonly label: string;
  readonly control: 'text' | 'email' | 'tel' | 'textarea' | 'number' | 'select' | 'checkboxes';
  readonly required: boolean;
  /** In UTF-16 units, as HTML's `maxlength` counts; null where the control has no text. */
  readonly maxLength: number | null;
  /** The message for an empty field. */
  readonly missing: string;
  /** Beside the field in its place, where all fields of the form share one. */
  readonly ask?: string;
  /** For the text of a form or the value in JSON. */
  readonly schema: Schema;
  /** HTML's autocomplete token, so that browsers can fill the field. */
  readonly autocomplete?: string;
  /** For selects and groups of checkboxes. */
  readonly options?: readonly Option[];
}

export interface TextSettings {
  label: string;
  maxLength: number;
  missing?: string;
  ask?: string;
  control?: 'text' | 'email' | 'tel' | 'textarea';
  autocomplete?: string;
  /** A format, and the message for values that do not match. */
  format?: { pattern: RegExp; message: string; fits?: (text: string) => boolean };
}

/** A required text field: trimmed, one line unless it is a textarea, without unstorable characters. */
export function textField(settings: TextSettings): Field<z.ZodMiniString> {
  const { label, maxLength, format, autocomplete, ask } = settings;
  const control = settings.control ?? 'text';
  const missing = settings.missing ?? `${label} is required.`;
  const checks = [
    z.overwrite<string>(control === 'textarea' ? unixLines : oneLine),
    z.trim(),
    ...(control === 'email' ? [z.overwrite<string>(typedAddress)] : []),
    // The rest would only take time: compiling an address's pattern takes 5 ms.
    z.minLength(1, { error: missing, abort: true }),
    z.refine<string>(
      isStorable,
      `${label} holds a character that cannot be stored. Please remove it.`,
    ),
    z.maxLength(maxLength, `${label} can be at most ${groupDigits(maxLength)} characters long.`),
  ];
  if (format) checks.push(z.regex(format.pattern, format.message));
  if (format?.fits) checks.push(z.refine<string>(format.fits, format.message));
  return {
    label,
    control,
    required: true,
    maxLength,
    missing,
    schema: z.string({ error: whenMissing(missing, `${label} must be text.`) }).check(...checks),
    ...(autocomplete ? { autocomplete } : {}),
    ...(ask ? { ask } : {}),
  };
}

/** A message as it stands beside its field, which need not name it. */
export function besideField(
  message: string,
  { label, missing, ask }: Pick<Field, 'label' | 'missing' | 'ask'>,
): string {
  return message === missing ? (ask ?? missing) : message.replace(`${label}: `, '');
}

/** A required choice among fixed options. */
export function selectField<const Value extends string>(settings: {
  label: string;
  missing?: string;
  options: readonly Option<Value>[];
}): Field<z.ZodMiniType<Value, Value>> {
  const { label, options } = settings;
  const missing = settings.missing ?? `${label} is required.`;
  const choices = options.map((option) => option.value);
  return {
    label,
    control: 'select',
    required: true,
    maxLength: null,
    missing,
    options,
    schema: z.enum(choices as [Value, ...Value[]], {
      error: whenMissing(missing, `${label} must be one of the listed choices.`),
    }) as unknown as z.ZodMiniType<Value, Value>,
  };
}

/** Converts the input of a form before the schema checks it. */
export function reading<Schema extends z.ZodMiniType>(
  read: (raw: unknown) => unknown,
  schema: Schema,
): z.ZodMiniType<z.output<Schema>> {
  return z.pipe(z.transform(read), schema) as unknown as z.ZodMiniType<z.output<Schema>>;
}

/** Distinguishes a missing value from an invalid one. */
function whenMissing(missing: string, unusable: string) {
  return (issue: { input?: unknown }) =>
    issue.input === undefined || issue.input === null || issue.input === '' ? missing : unusable;
}

// Forms send line ends as CRLF, but `maxlength` counts them as one character.
function unixLines(text: string): string {
  return text.replace(/\r\n?/g, '\n');
}

// A script could send a line break, which browsers prevent, and inject a mail header.
function oneLine(text: string): string {
  return text.replace(/[\r\n]+/g, ' ');
}

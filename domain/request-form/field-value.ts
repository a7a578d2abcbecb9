import type { Json } from '../samples/sample-request.ts';
import type { FormField, FormValue, FormValues, Pair } from './form-field.ts';

/** The value of a field for a JSON value, which becomes text unless it has the field's kind. */
export function formValue(field: FormField, json: Json): FormValue {
  const { kind, fields = [], item } = field;
  if (json === null && field.nullable) return null;
  if (kind === 'boolean' && typeof json === 'boolean') return json;
  if (kind === 'json') return JSON.stringify(json, null, 2);
  if (kind === 'list' && item)
    return (isList(json) ? json : [json]).map((entry) => formValue(item, entry));
  if (isObject(json)) {
    if (kind === 'object') return formValues(fields, json);
    if (kind === 'map') {
      return Object.entries(json).map(([name, value]) => ({
        name,
        value: field.typed ? loose(value) : String(value),
      }));
    }
  }
  return typeof json === 'string' ? json : JSON.stringify(json);
}

/** The values of the fields in an object. */
export function formValues(
  fields: readonly FormField[],
  json: Readonly<Record<string, Json>>,
): FormValues {
  return Object.fromEntries(
    fields.flatMap((field) =>
      Object.hasOwn(json, field.name)
        ? [[field.name, formValue(field, json[field.name] ?? null)]]
        : [],
    ),
  );
}

/** The initial value of a field. */
export function emptyValue({ kind, fields = [], options = [] }: FormField): FormValue {
  if (kind === 'boolean') return true;
  if (kind === 'choice') return options[0] ?? '';
  if (kind === 'list') return [];
  if (kind === 'map') return [{ name: '', value: '' }];
  if (kind === 'json') return '{}';
  if (kind === 'object') return requiredValues(fields);
  return '';
}

/** The initial values of required fields. */
export function requiredValues(fields: readonly FormField[]): FormValues {
  return Object.fromEntries(
    fields.filter(({ required }) => required).map((field) => [field.name, emptyValue(field)]),
  );
}

/**
 * The JSON of a field. Invalid values are sent unchanged, so that the API reports the error.
 * @param path of the field, for `note`
 * @param note called for values that cannot be sent
 */
export function jsonValue(
  field: FormField,
  value: FormValue,
  path: string,
  note: (path: string, message: string) => void,
): Json {
  const { kind, fields = [], item } = field;
  if (value === null || typeof value === 'boolean') return value;
  if (typeof value === 'string') {
    if (kind === 'number') return /^-?\d+(\.\d+)?$/.test(value.trim()) ? Number(value) : value;
    if (kind === 'json') return parsed(value, () => note(path, 'This is not valid JSON.'));
    return value;
  }
  if (kind === 'map') {
    const pairs = (value as readonly Pair[]).filter(
      ({ name, value }) => name !== '' || value !== '',
    );
    const names = pairs.map(({ name }) => name);
    if (new Set(names).size < names.length) note(path, 'Each name can be used only once.');
    return Object.fromEntries(
      pairs.map((pair) => [pair.name, field.typed ? strict(pair.value) : pair.value]),
    );
  }
  if (kind === 'list' && item) {
    return (value as readonly FormValue[]).map((entry, at) =>
      jsonValue(item, entry, `${path}.${at}`, note),
    );
  }
  return jsonValues(fields, value as FormValues, note, path);
}

/** The JSON of all fields with a value, in the order of the form. */
export function jsonValues(
  fields: readonly FormField[],
  values: FormValues,
  note: (path: string, message: string) => void,
  parent = '',
): { [name: string]: Json } {
  return Object.fromEntries(
    fields.flatMap((field) => {
      const value = values[field.name];
      if (value === undefined) return [];
      const path = parent ? `${parent}.${field.name}` : field.name;
      return [[field.name, jsonValue(field, value, path, note)]];
    }),
  );
}

/** Shows text without quotes, unless it would be parsed as another value. */
function loose(value: Json): string {
  if (typeof value !== 'string') return JSON.stringify(value);
  return strict(value) === value ? value : JSON.stringify(value);
}

/** Parses input as JSON, or else as text. */
function strict(text: string): Json {
  return parsed(text, () => {}) ?? (text.trim() === 'null' ? null : text);
}

function parsed(text: string, fail: () => void): Json {
  try {
    return JSON.parse(text);
  } catch {
    fail();
    return null;
  }
}

function isObject(json: Json): json is { readonly [name: string]: Json } {
  return typeof json === 'object' && json !== null && !isList(json);
}

function isList(json: Json): json is readonly Json[] {
  return Array.isArray(json);
}

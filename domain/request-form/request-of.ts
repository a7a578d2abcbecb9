import type { SampleRequest } from '../samples/sample-request.ts';
import { formValues, jsonValues, requiredValues } from './field-value.ts';
import {
  type FormField,
  type FormPart,
  type FormValues,
  formParts,
  type RequestForm,
} from './form-field.ts';

/** The values of a form. */
export type RequestValues = Record<FormPart, FormValues>;

/** The initial values: the contract's example, and empty values for other required fields. */
export function startValues(form: RequestForm): RequestValues {
  const of = (part: FormPart) => ({
    ...requiredValues(form[part] ?? []),
    ...formValues(form[part] ?? [], form.start[part]),
  });
  return { params: of('params'), query: of('query'), headers: of('headers'), body: of('body') };
}

/** A request, and the faults by path that prevent sending it. */
export interface Composed {
  request: SampleRequest;
  faults: Readonly<Record<string, string>>;
}

/**
 * The request that a form describes.
 * @param base origin of the API
 * @param key null to use an environment variable
 */
export function requestOf(
  form: RequestForm,
  values: RequestValues,
  base: string,
  key: string | null,
): Composed {
  const faults: Record<string, string> = {};
  const note = (path: string, message: string) => {
    faults[path] ??= message;
  };
  const [params, query, headers] = formParts
    .slice(0, 3)
    .map((part) => texts(form[part] ?? [], values[part]));
  for (const { name } of form.params) {
    if (params?.[name]) continue;
    note(name, 'This is part of the path, so it cannot be empty.');
  }
  for (const [name, value] of Object.entries(headers ?? {})) {
    if (!/^[ -~]*$/.test(value)) note(name, 'Headers can contain only printable ASCII characters.');
  }
  const sendable = Object.entries(headers ?? {}).filter(([name]) => !faults[name]);
  return {
    faults,
    request: {
      method: form.method,
      base,
      path: form.path,
      // Without a value, a sample shows the name of the parameter.
      params: Object.fromEntries(form.params.map(({ name }) => [name, params?.[name] || name])),
      ...(Object.keys(query ?? {}).length > 0 ? { query: query ?? {} } : {}),
      headers: Object.fromEntries(sendable),
      ...(form.body ? { body: jsonValues(form.body, values.body, note) } : {}),
      ...(form.keyVariable
        ? { key: { variable: form.keyVariable, ...(key === null ? {} : { value: key }) } }
        : {}),
    },
  };
}

function texts(fields: readonly FormField[], values: FormValues): Record<string, string> {
  return Object.fromEntries(
    fields.flatMap(({ name }) =>
      values[name] === undefined ? [] : [[name, String(values[name])]],
    ),
  );
}

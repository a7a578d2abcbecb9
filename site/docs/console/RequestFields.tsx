import type { Fault } from '@grovemail/domain/request-form/faults.ts';
import {
  type FormPart,
  type FormValues,
  formParts,
  type RequestForm,
} from '@grovemail/domain/request-form/form-field.ts';
import type { RequestValues } from '@grovemail/domain/request-form/request-of.ts';
import { FieldSet } from './FieldSet.tsx';

interface Props {
  form: RequestForm;
  values: RequestValues;
  faults: readonly Fault[];
  onChange(part: FormPart, values: FormValues): void;
}

const titles: Record<FormPart, string> = {
  params: 'Path',
  query: 'Query',
  headers: 'Headers',
  body: 'Body',
};

/** All fields of a request; the body comes early, since most readers want to edit it. */
export function RequestFields({ form, values, faults, onChange }: Props) {
  const parts = formParts.filter((part) => form[part]?.length);
  const ordered = parts.toSorted((a, b) => rank(a) - rank(b));
  return ordered.map((part) => (
    <fieldset key={part} className="try-part">
      <legend className={parts.length > 1 ? '' : 'sr'}>{titles[part]}</legend>
      <FieldSet
        fields={form[part] ?? []}
        values={values[part]}
        path=""
        faults={faults}
        onChange={(of) => onChange(part, of)}
      />
    </fieldset>
  ));
}

function rank(part: FormPart): number {
  return ['params', 'body', 'query', 'headers'].indexOf(part);
}

import type { Fault } from '@grovemail/domain/request-form/faults.ts';
import { emptyValue } from '@grovemail/domain/request-form/field-value.ts';
import type { FormField, FormValue } from '@grovemail/domain/request-form/form-field.ts';
import { FieldRow } from './FieldRow.tsx';
import { PlusIcon } from './Outlines.tsx';

interface Props {
  item: FormField;
  values: readonly FormValue[];
  path: string;
  faults: readonly Fault[];
  onChange(values: readonly FormValue[]): void;
}

/** The entries of a list. */
export function ListEditor({ item, values, path, faults, onChange }: Props) {
  return (
    <div className="try-fields">
      {values.map((value, at) => (
        <FieldRow
          // biome-ignore lint/suspicious/noArrayIndexKey: entries have no name but their place.
          key={at}
          field={item}
          value={value}
          path={`${path}.${at}`}
          faults={faults}
          onChange={(next) => onChange(values.with(at, next))}
          onRemove={() => onChange(values.toSpliced(at, 1))}
        />
      ))}
      <button
        type="button"
        className="try-more"
        aria-label={`Add an entry to ${path}`}
        onClick={() => onChange([...values, emptyValue(item)])}
      >
        <PlusIcon />
        Add an entry
      </button>
    </div>
  );
}

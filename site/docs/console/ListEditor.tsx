import type { Fault } from '@grovemail/domain/request-form/faults.ts';
import { emptyValue } from '@grovemail/domain/request-form/field-value.ts';
import type { FormField, FormValue } from '@grovemail/domain/request-form/form-field.ts';
import type { ComponentType } from 'react';
import { PlusIcon } from './ConsoleIcons.tsx';
import type { RowProps } from './row-props.ts';

interface Props {
  item: FormField;
  values: readonly FormValue[];
  path: string;
  faults: readonly Fault[];
  /** A prop, not an import, since fields are nested. */
  Row: ComponentType<RowProps>;
  onChange(values: readonly FormValue[]): void;
}

export function ListEditor({ item, values, path, faults, Row, onChange }: Props) {
  return (
    <div className="try-fields">
      {values.map((value, at) => (
        <Row
          // biome-ignore lint/suspicious/noArrayIndexKey: entries have no id.
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

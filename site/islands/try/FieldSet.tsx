import type { Fault } from '@grovemail/domain/request-form/faults.ts';
import { emptyValue } from '@grovemail/domain/request-form/field-value.ts';
import type {
  FormField,
  FormValue,
  FormValues,
} from '@grovemail/domain/request-form/form-field.ts';
import { type ComponentType, useRef } from 'react';
import { PlusIcon } from './ConsoleIcons.tsx';
import type { RowProps } from './row-props.ts';

interface Props {
  fields: readonly FormField[];
  values: FormValues;
  /** Of what the fields belong to; '' at the top. */
  path: string;
  faults: readonly Fault[];
  /** Draws a field; given, since a field may hold fields. */
  Row: ComponentType<RowProps>;
  onChange(values: FormValues): void;
}

/** The fields that are sent, and a chip for each that could be. */
export function FieldSet({ fields, values, path, faults, Row, onChange }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const isSent = ({ name }: FormField) => values[name] !== undefined;
  const left = fields.filter((field) => !isSent(field));

  const set = (field: FormField, value: FormValue | undefined) => {
    const { [field.name]: _, ...others } = values;
    const next = value === undefined ? others : { ...values, [field.name]: value };
    // Fields are sent in the contract's order.
    onChange(
      Object.fromEntries(
        fields.flatMap(({ name }) => {
          const held = next[name];
          return held === undefined ? [] : [[name, held]];
        }),
      ),
    );
  };
  /** After React has drawn what was added, or the chip of what was removed. */
  const focus = (selector: string) =>
    setTimeout(() => place.current?.querySelector<HTMLElement>(selector)?.focus(), 0);

  return (
    <div ref={place} className="try-fields">
      {fields.filter(isSent).map((field) => (
        <Row
          key={field.name}
          field={field}
          value={values[field.name] ?? null}
          path={path ? `${path}.${field.name}` : field.name}
          faults={faults}
          onChange={(value) => set(field, value)}
          onRemove={
            field.required
              ? undefined
              : () => {
                  set(field, undefined);
                  focus(`[data-add="${CSS.escape(field.name)}"]`);
                }
          }
        />
      ))}
      {left.length > 0 && (
        <div className="try-add" role="group" aria-label={path ? `Add to ${path}` : 'Add a field'}>
          <span aria-hidden="true">Add a field</span>
          {left.map((field) => (
            <button
              key={field.name}
              type="button"
              className="try-chip"
              data-add={field.name}
              aria-label={`Add ${path ? `${path}.` : ''}${field.name}`}
              title={field.description}
              onClick={() => {
                set(field, emptyValue(field));
                const added = path ? `${path}.${field.name}` : field.name;
                focus(`[data-path="${CSS.escape(added)}"] :is(input, textarea, select, .try-more)`);
              }}
            >
              <PlusIcon />
              {field.name}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}

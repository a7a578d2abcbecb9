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
  /** Of the parent; '' at the top. */
  path: string;
  faults: readonly Fault[];
  /** A prop, not an import, since fields are nested. */
  Row: ComponentType<RowProps>;
  onChange(values: FormValues): void;
}

/** The fields of the request, and a button to add each of the others. */
export function FieldSet({ fields, values, path, faults, Row, onChange }: Props) {
  const root = useRef<HTMLDivElement>(null);
  const isSent = ({ name }: FormField) => values[name] !== undefined;
  const unsent = fields.filter((field) => !isSent(field));

  const set = (field: FormField, value: FormValue | undefined) => {
    const { [field.name]: _, ...others } = values;
    const next = value === undefined ? others : { ...values, [field.name]: value };
    // Fields are sent in the contract's order.
    onChange(
      Object.fromEntries(
        fields.flatMap(({ name }) => {
          const value = next[name];
          return value === undefined ? [] : [[name, value]];
        }),
      ),
    );
  };
  /** Once React has rendered the added field, or the button of the removed one. */
  const focus = (selector: string) =>
    setTimeout(() => root.current?.querySelector<HTMLElement>(selector)?.focus(), 0);

  return (
    <div ref={root} className="try-fields">
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
      {unsent.length > 0 && (
        <div className="try-add" role="group" aria-label={path ? `Add to ${path}` : 'Add a field'}>
          <span aria-hidden="true">Add a field</span>
          {unsent.map((field) => (
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

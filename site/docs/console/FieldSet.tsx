import { type Fault, faultsAt } from '@grovemail/domain/request-form/faults.ts';
import { emptyValue } from '@grovemail/domain/request-form/field-value.ts';
import type {
  FormField,
  FormValue,
  FormValues,
  Pair,
} from '@grovemail/domain/request-form/form-field.ts';
import { useId, useRef } from 'react';
import { InlineText } from '../components/InlineText.tsx';
import { CloseIcon, PlusIcon } from './ConsoleIcons.tsx';
import { FieldControl } from './FieldControl.tsx';
import { MapEditor } from './MapEditor.tsx';

interface SetProps {
  fields: readonly FormField[];
  values: FormValues;
  /** The parent's path; '' at the top. */
  path: string;
  faults: readonly Fault[];
  onChange(values: FormValues): void;
}

/** The fields of the request, and a button to add each of the others. */
export function FieldSet({ fields, values, path, faults, onChange }: SetProps) {
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
        <FieldRow
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

interface RowProps {
  field: FormField;
  value: FormValue;
  /** In the request: `address.city`, `attachments.0`. */
  path: string;
  faults: readonly Fault[];
  onChange(value: FormValue): void;
  onRemove?: (() => void) | undefined;
}

/** One field: name, type, limits, control and faults. */
function FieldRow({ field, value, path, faults, onChange, onRemove }: RowProps) {
  const id = useId();
  const { kind, name, required, nullable } = field;
  const isNull = value === null;
  const isGroup = !isNull && (kind === 'object' || kind === 'list' || kind === 'map');
  const messages = faultsAt(faults, path, kind !== 'object' && kind !== 'list');
  const label = name || `Entry ${Number(path.split('.').at(-1)) + 1}`;
  const hint = [field.description, field.limits && `Limits: ${field.limits}.`]
    .filter(Boolean)
    .join(' ');
  const describedBy = `${messages.length > 0 ? `${id}-fault ` : ''}${id}-hint`;

  return (
    <div className={messages.length > 0 ? 'try-field try-wrong' : 'try-field'} data-path={path}>
      <div className="try-label">
        {isGroup ? <span id={`${id}-label`}>{label}</span> : <label htmlFor={id}>{label}</label>}
        <span className="try-type">{field.type}</span>
        {required && <span className="try-required">required</span>}
        {nullable && (
          <button
            type="button"
            className="try-small"
            aria-pressed={isNull}
            aria-label={`Send null for ${path}`}
            onClick={() => onChange(isNull ? emptyValue(field) : null)}
          >
            null
          </button>
        )}
        {onRemove && (
          <button
            type="button"
            className="try-small"
            aria-label={`Remove ${path}`}
            onClick={onRemove}
          >
            <CloseIcon />
          </button>
        )}
      </div>
      {!isGroup && (
        <FieldControl
          id={id}
          field={field}
          value={value}
          isWrong={messages.length > 0}
          describedBy={describedBy}
          onChange={onChange}
        />
      )}
      {isGroup && (
        <div
          role="group"
          aria-labelledby={`${id}-label`}
          aria-describedby={describedBy}
          className="try-nested"
        >
          {kind === 'object' && (
            <FieldSet
              fields={field.fields ?? []}
              values={value as FormValues}
              path={path}
              faults={faults}
              onChange={onChange}
            />
          )}
          {kind === 'list' && field.item && (
            <ListEditor
              item={field.item}
              values={value as readonly FormValue[]}
              path={path}
              faults={faults}
              onChange={onChange}
            />
          )}
          {kind === 'map' && (
            <MapEditor
              pairs={value as readonly Pair[]}
              isWrong={messages.length > 0}
              name={name}
              onChange={onChange}
            />
          )}
        </div>
      )}
      {messages.length > 0 && (
        <p id={`${id}-fault`} className="try-fault">
          {messages.join(' ')}
        </p>
      )}
      {(name || field.limits) && (
        <p id={`${id}-hint`} className="try-hint">
          <InlineText text={name ? hint : `Limits: ${field.limits}.`} />
          {kind === 'map' && field.typed && !isNull && (
            <>
              {' '}
              Numbers, true, false, null and JSON are sent as such. Use quotes to send them as text.
            </>
          )}
        </p>
      )}
    </div>
  );
}

interface ListProps {
  item: FormField;
  values: readonly FormValue[];
  path: string;
  faults: readonly Fault[];
  onChange(values: readonly FormValue[]): void;
}

/** An editor for a list, with a row for each entry. */
function ListEditor({ item, values, path, faults, onChange }: ListProps) {
  return (
    <div className="try-fields">
      {values.map((value, at) => (
        <FieldRow
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

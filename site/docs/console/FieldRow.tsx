import { faultsAt } from '@grovemail/domain/request-form/faults.ts';
import { emptyValue } from '@grovemail/domain/request-form/field-value.ts';
import type { FormValue, FormValues, Pair } from '@grovemail/domain/request-form/form-field.ts';
import { useId } from 'react';
import { CloseIcon } from './ConsoleIcons.tsx';
import { FieldControl } from './FieldControl.tsx';
import { FieldSet } from './FieldSet.tsx';
import { Hint } from './Hint.tsx';
import { ListEditor } from './ListEditor.tsx';
import { MapEditor } from './MapEditor.tsx';
import type { RowProps } from './row-props.ts';

/** One field: name, type, limits, control and faults. */
export function FieldRow({ field, value, path, faults, onChange, onRemove }: RowProps) {
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
              Row={FieldRow}
              {...{ path, faults, onChange }}
            />
          )}
          {kind === 'list' && field.item && (
            <ListEditor
              item={field.item}
              values={value as readonly FormValue[]}
              Row={FieldRow}
              {...{ path, faults, onChange }}
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
          <Hint text={name ? hint : `Limits: ${field.limits}.`} />
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

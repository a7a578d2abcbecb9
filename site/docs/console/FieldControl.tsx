import type { FormField, FormValue } from '@grovemail/domain/request-form/form-field.ts';
import { Icon } from '../../components/Icon.tsx';

interface Props {
  id: string;
  field: FormField;
  value: FormValue;
  isWrong: boolean;
  describedBy: string;
  onChange(value: FormValue): void;
}

/** The control for a field of a request, by the kind of its value. */
export function FieldControl({ id, field, value, isWrong, describedBy, onChange }: Props) {
  const { kind, name, options = [] } = field;
  const shared = { id, 'aria-invalid': isWrong, 'aria-describedby': describedBy };
  if (value === null)
    return <input {...shared} className="try-input try-null" value="null" readOnly />;
  if (kind === 'boolean' || typeof value === 'boolean') {
    return (
      <input
        {...shared}
        type="checkbox"
        className="try-switch"
        checked={value === true}
        onChange={({ target }) => onChange(target.checked)}
      />
    );
  }
  const text = String(value);
  if (kind === 'choice') {
    return (
      <span className="try-choice">
        <select
          {...shared}
          className="try-input"
          value={text}
          onChange={({ target }) => onChange(target.value)}
        >
          {options.map((option) => (
            <option key={option}>{option}</option>
          ))}
        </select>
        <Icon name="chevron" />
      </span>
    );
  }
  if (kind === 'long' || kind === 'json') {
    return (
      <textarea
        {...shared}
        className="try-input"
        rows={4}
        spellCheck={false}
        value={text}
        onChange={({ target }) => onChange(target.value)}
      />
    );
  }
  return (
    <input
      {...shared}
      className="try-input"
      inputMode={kind === 'number' ? 'numeric' : /email|bcc|reply_to/.test(name) ? 'email' : 'text'}
      autoCapitalize="none"
      spellCheck={false}
      value={text}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}

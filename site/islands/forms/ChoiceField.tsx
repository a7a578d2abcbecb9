import type { Option } from '@grovemail/domain/forms/field.ts';
import field from '../../components/field.module.css';
import messages from '../../components/field-message.module.css';
import { Icon } from '../../components/Icon.tsx';
import mark from '../../components/required-mark.module.css';
import select from '../../components/select.module.css';

interface Props {
  id: string;
  name: string;
  label: string;
  options: readonly Option[];
  /** Shown below the field; nothing when empty. */
  error: string | undefined;
  className?: string | undefined;
}

/** A required choice from a short list, as a native select without a preselected option. */
export function ChoiceField({ id, name, label, options, error, className = '' }: Props) {
  return (
    <div className={`${field.field} ${className}`}>
      <label htmlFor={id} className={`${field.label} ${mark.required}`}>
        {label}
      </label>
      <span className={select.box}>
        <select
          id={id}
          name={name}
          required
          defaultValue=""
          className={`${field.control} ${select.select}`}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
        >
          <option value="">Please choose</option>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon name="chevron" />
      </span>
      {error && (
        <p id={`${id}-error`} className={messages.error}>
          {error}
        </p>
      )}
    </div>
  );
}

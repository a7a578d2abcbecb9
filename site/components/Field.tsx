import styles from './field.module.css';
import messages from './field-message.module.css';

interface Props {
  id: string;
  field: {
    name: string;
    label: string;
    control: string;
    required: boolean;
    maxLength: number | null;
    autocomplete?: string;
  };
  /** Shown below the field; nothing if empty. */
  error: string | undefined;
  /** Shown below the field while it has no error. */
  hint?: string | undefined;
  inputMode?: 'email' | 'decimal' | undefined;
  /** Rows of a textarea. */
  rows?: number;
  className?: string | undefined;
  labelClass?: string | undefined;
}

/** An uncontrolled text field with label and error. */
export function Field(props: Props) {
  const { id, field, error, hint, inputMode, rows, className = '', labelClass } = props;
  const { name, label, control, required, maxLength, autocomplete } = field;
  const common = {
    id,
    name,
    required,
    maxLength: maxLength ?? undefined,
    autoComplete: autocomplete,
    className: styles.control,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': error ? `${id}-error` : hint ? `${id}-hint` : undefined,
    inputMode,
  };
  return (
    <div className={`${styles.field} ${className}`}>
      <label htmlFor={id} className={labelClass ? `${styles.label} ${labelClass}` : styles.label}>
        {label}
      </label>
      {control === 'textarea' ? (
        <textarea {...common} rows={rows} />
      ) : (
        <input {...common} type={control} />
      )}
      {error ? (
        <p id={`${id}-error`} className={messages.error}>
          {error}
        </p>
      ) : (
        hint && (
          <p id={`${id}-hint`} className={messages.hint}>
            {hint}
          </p>
        )
      )}
    </div>
  );
}

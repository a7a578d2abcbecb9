import styles from './field.module.css';
import messages from './field-message.module.css';

interface Props {
  id: string;
  field: {
    name: string;
    label: string;
    /** An input's type, `textarea`, or `address` for an email address whose form reads what a browser's `email` rejects. */
    control: string;
    required: boolean;
    maxLength: number | null;
    autocomplete?: string;
  };
  /** Shown below the field; nothing if empty. */
  error: string | undefined;
  /** Shown below the field while it has no error. */
  hint?: string | undefined;
  /** Shows the hint below an error, too. */
  keepsHint?: boolean;
  /** In place of the hint, for what may be a slip. */
  warning?: string | undefined;
  inputMode?: 'decimal' | undefined;
  /** Rows of a textarea. */
  rows?: number;
  className?: string | undefined;
  labelClass?: string | undefined;
}

/** For what an input method for Chinese, Japanese or Korean writes, such as `＠`. */
export const addressInput = {
  type: 'text',
  inputMode: 'email',
  autoCapitalize: 'none',
  spellCheck: false,
} as const;

/** An uncontrolled text field with label and error. */
export function Field(props: Props) {
  const {
    id,
    field,
    error,
    warning,
    keepsHint,
    inputMode,
    rows,
    className = '',
    labelClass,
  } = props;
  const hint = error && !keepsHint ? undefined : (warning ?? props.hint);
  const messageIds = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ');
  const { name, label, control, required, maxLength, autocomplete } = field;
  const common = {
    id,
    name,
    required,
    maxLength: maxLength ?? undefined,
    autoComplete: autocomplete,
    className: styles.control,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': messageIds || undefined,
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
        <input {...common} {...(control === 'address' ? addressInput : { type: control })} />
      )}
      {error && (
        <p id={`${id}-error`} className={messages.error}>
          {error}
        </p>
      )}
      {hint && (
        <p id={`${id}-hint`} className={warning ? messages.warning : messages.hint}>
          {hint}
        </p>
      )}
    </div>
  );
}

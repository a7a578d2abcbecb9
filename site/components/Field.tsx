import styles from './field.module.css';

interface Props {
  id: string;
  /** What the domain says of the field. */
  field: {
    name: string;
    label: string;
    control: string;
    required: boolean;
    maxLength: number | null;
    autocomplete?: string;
  };
  /** The fault of this field, in words; an empty one shows nothing. */
  error: string | undefined;
  /** Stands beneath while there is no fault; it never holds anybody up. */
  hint?: string | undefined;
  inputMode?: 'email' | 'decimal' | undefined;
  /** Lines of a text area. */
  rows?: number;
  className?: string | undefined;
  labelClass?: string | undefined;
}

/** A labelled, uncontrolled text field with its fault beneath it. */
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
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      ) : (
        hint && (
          <p id={`${id}-hint`} className={styles.hint}>
            {hint}
          </p>
        )
      )}
    </div>
  );
}

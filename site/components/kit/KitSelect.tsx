import type { Option } from '@grovemail/domain/forms/field.ts';
import { useRef } from 'react';
import field from '../field.module.css';
import type { KitLibrary } from './kit-library.ts';
import styles from './kit-select.module.css';
import { NativeControl } from './NativeControl.tsx';
import type { NativeElement } from './native-value.ts';
import { useReplacement } from './use-replacement.ts';

export interface KitSelectProps {
  id: string;
  /** What the values are posted as. A text box (creatable) posts one text, with commas between several. */
  name: string;
  label: string;
  /** Values hold no comma when both `multiple` and `creatable` are set. */
  options: readonly Option[];
  /** Fetches Base UI's parts; called when the control is touched. */
  library: () => Promise<KitLibrary>;
  /** Shows an asterisk. */
  required?: boolean;
  multiple?: boolean;
  /** Lets visitors add what is not among the options. */
  creatable?: boolean;
  /** Adds "Select All" to the menu of a multiple select. */
  selectAll?: boolean;
  /** A sentence under the label. */
  hint?: string;
  /** The fault, in words; an empty one shows nothing. */
  error?: string | undefined;
  placeholder?: string;
  /** The options are still on their way. */
  loading?: boolean;
  /** Said when there is nothing to show. */
  noneText?: string;
  /** Of the text box, in UTF-16 units. */
  maxLength?: number | undefined;
}

/**
 * A labelled select: a native control in the HTML, over which a searchable list is laid once the
 * control is touched. The native one goes on holding what is chosen and posting it.
 */
export function KitSelect(props: KitSelectProps) {
  const { id, label, required, hint, error } = props;
  const wrapper = useRef<HTMLDivElement>(null);
  const native = useRef<NativeElement>(null);
  const { replacement, touched } = useReplacement(props, native);
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div ref={wrapper} className={`${field.field} ${styles.narrow}`} {...touched}>
      <label
        id={`${id}-label`}
        htmlFor={id}
        className={`${field.label} ${required ? styles.required : ''}`}
      >
        {label}
      </label>
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      <NativeControl
        {...props}
        native={native}
        described={described}
        replaced={replacement !== null}
      />
      {replacement && (
        <replacement.KitBox
          {...props}
          {...replacement}
          native={native}
          wrapper={wrapper}
          described={described}
        />
      )}
      {error && (
        <p id={`${id}-error`} className={field.error}>
          {error}
        </p>
      )}
    </div>
  );
}

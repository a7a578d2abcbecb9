import { useRef } from 'react';
import field from '../field.module.css';
import messages from '../field-message.module.css';
import mark from '../required-mark.module.css';
import styles from './kit-select.module.css';
import type { KitSelectProps } from './kit-select-props.ts';
import { NativeControl } from './NativeControl.tsx';
import type { NativeElement } from './native-value.ts';
import { useReplacement } from './use-replacement.ts';

/**
 * A native control in the HTML that a searchable list covers after the first interaction. The native control
 * keeps and posts the value.
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
        className={`${field.label} ${required ? mark.required : ''}`}
      >
        {label}
      </label>
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
      {hint && (
        <p id={`${id}-hint`} className={messages.hint}>
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className={messages.error}>
          {error}
        </p>
      )}
    </div>
  );
}

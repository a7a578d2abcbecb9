import type { RefObject } from 'react';
import field from '../field.module.css';
import { Icon } from '../Icon.tsx';
import select from '../select.module.css';
import styles from './kit-select.module.css';
import { emptyText, type KitSelectProps } from './kit-select-props.ts';
import type { NativeElement } from './native-value.ts';

interface Props extends KitSelectProps {
  native: RefObject<NativeElement | null>;
  /** Ids of the elements that describe the control. */
  described: string;
  /** Covered by the list: hidden, it only stores the value. */
  replaced: boolean;
}

/** A select, or a text input where visitors may add their own values. */
export function NativeControl(props: Props) {
  const { id, name, creatable, multiple = false, required, replaced, native } = props;
  const { options, initial, placeholder, loading, error, maxLength } = props;
  const common = {
    name,
    ...(replaced
      ? {
          tabIndex: -1,
          'aria-hidden': true,
          // Forms focus their first invalid field by name.
          onFocus: () => document.getElementById(id)?.focus(),
        }
      : {
          id,
          required,
          'aria-invalid': error ? true : undefined,
          'aria-describedby': props.described || undefined,
        }),
  };
  if (creatable) {
    return (
      <input
        {...common}
        ref={native as RefObject<HTMLInputElement>}
        className={replaced ? 'sr' : field.control}
        type="text"
        autoComplete="off"
        placeholder={placeholder}
        maxLength={maxLength}
      />
    );
  }
  return (
    <span className={replaced ? 'sr' : `${select.box} ${multiple ? styles.several : ''}`}>
      <select
        {...common}
        ref={native as RefObject<HTMLSelectElement>}
        className={replaced ? 'sr' : `${field.control} ${multiple ? styles.list : select.select}`}
        multiple={multiple}
        defaultValue={initial}
      >
        {!multiple && initial === undefined && <option value="">{placeholder}</option>}
        {!loading &&
          options.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        {(loading || options.length === 0) && (
          <option value="" disabled>
            {emptyText(loading, props.noneText)}
          </option>
        )}
      </select>
      {!multiple && !replaced && <Icon name="chevron" />}
    </span>
  );
}

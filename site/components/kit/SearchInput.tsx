import { Combobox } from '@base-ui/react/combobox';
import type { MouseEvent, RefObject } from 'react';
import styles from './kit-box.module.css';
import type { KitBoxProps } from './kit-select-props.ts';

interface Props
  extends Pick<
    KitBoxProps,
    'id' | 'multiple' | 'required' | 'error' | 'described' | 'placeholder'
  > {
  input: RefObject<HTMLInputElement | null>;
  isEmpty: boolean;
}

/** The text box that searches the list. For a single choice it also shows it. */
export function SearchInput(props: Props) {
  const { id, input, isEmpty, multiple, required, error, described, placeholder } = props;
  return (
    <Combobox.Input
      id={id}
      ref={input}
      className={styles.input}
      placeholder={isEmpty ? placeholder : undefined}
      onClick={multiple ? undefined : selectAll}
      aria-required={required || undefined}
      aria-invalid={error ? true : undefined}
      aria-describedby={
        [multiple && `${id}-chosen`, described].filter(Boolean).join(' ') || undefined
      }
    />
  );
}

/** So that typing searches, instead of changing the label of the choice. */
function selectAll({ currentTarget }: MouseEvent<HTMLInputElement>): void {
  currentTarget.select();
}

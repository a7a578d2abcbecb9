import type { Option } from '@grovemail/domain/forms/field.ts';
import type { ComponentType, RefObject } from 'react';
import type { NativeElement } from './native-value.ts';

export interface KitSelectProps {
  id: string;
  /** The name under which values are posted. A creatable select posts one text, separated by commas. */
  name: string;
  label: string;
  /** Values contain no comma if both `multiple` and `creatable` are set. */
  options: readonly Option[];
  /** Shows an asterisk. */
  required?: boolean;
  multiple?: boolean;
  /** Lets visitors add options. */
  creatable?: boolean;
  /** Adds "Select All" to the menu of a multiple select. */
  selectAll?: boolean;
  /** Shown below the field. */
  hint?: string;
  /** Shown below the field; nothing if empty. */
  error?: string | undefined;
  /** The value at first; without one, a single choice starts empty and can be emptied again. */
  initial?: string;
  placeholder?: string;
  /** The options are loading. */
  loading?: boolean;
  /** Shown when there are no options. */
  noneText?: string;
  /** Maximum length of the text input, in UTF-16 code units. */
  maxLength?: number | undefined;
}

export interface Replacement {
  KitBox: ComponentType<KitBoxProps>;
  /** Whether the native control had the focus when it was replaced. */
  focused: boolean;
  /** The text being typed at that moment. */
  typing: string;
  /** Whether its list was already requested, by a press or a key. */
  opened: boolean;
}

export interface KitBoxProps extends KitSelectProps, Replacement {
  native: RefObject<NativeElement | null>;
  /** Contains the menu, so that it stays within the page's landmarks. */
  wrapper: RefObject<HTMLElement | null>;
  /** Ids of the elements that describe the control. */
  described: string;
}

/** The text of a list without options. */
export function emptyText(loading?: boolean, noneText = 'No options'): string {
  return loading ? 'Loading...' : noneText;
}

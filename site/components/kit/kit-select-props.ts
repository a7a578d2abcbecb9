import type { Option } from '@grovemail/domain/forms/field.ts';
import type { KitLibrary } from './kit-library.ts';

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

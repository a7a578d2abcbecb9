import type { Option } from '@grovemail/domain/forms/field.ts';
import type { KitLibrary } from './kit-library.ts';

export interface KitSelectProps {
  id: string;
  /** The name under which values are posted. A creatable select posts one text, separated by commas. */
  name: string;
  label: string;
  /** Values contain no comma if both `multiple` and `creatable` are set. */
  options: readonly Option[];
  /** Loads Base UI's parts at the first interaction. */
  library: () => Promise<KitLibrary>;
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
  placeholder?: string;
  /** The options are loading. */
  loading?: boolean;
  /** Shown when there are no options. */
  noneText?: string;
  /** Maximum length of the text input, in UTF-16 code units. */
  maxLength?: number | undefined;
}

import type { Fault } from '@grovemail/domain/request-form/faults.ts';
import type { FormField, FormValue } from '@grovemail/domain/request-form/form-field.ts';

export interface RowProps {
  field: FormField;
  value: FormValue;
  /** In the request: `address.city`, `attachments.0`. */
  path: string;
  faults: readonly Fault[];
  onChange(value: FormValue): void;
  onRemove?: (() => void) | undefined;
}

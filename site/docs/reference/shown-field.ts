import type { Place } from './model/fields.ts';

export interface ShownField {
  /** Anchor. */
  id: string;
  /** Connects it to its lines of code. */
  number: number;
  name: string;
  type: string;
  required: boolean;
  limits: string;
  description: string;
  default?: string;
  example?: string;
  fields: ShownField[];
  /** Where the page has its fields, if not here. */
  same?: Place;
}

/** A field as a list of parameters shows it. */
export interface ShownField {
  /** Its anchor on the page. */
  id: string;
  /** Joins it with its lines of code. */
  number: number;
  name: string;
  type: string;
  required: boolean;
  limits: string;
  description: string;
  default?: string;
  example?: string;
  fields: ShownField[];
}

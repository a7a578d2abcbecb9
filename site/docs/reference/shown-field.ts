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
}

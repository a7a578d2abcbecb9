import type { Json } from '../samples/sample-request.ts';

/** A field of a form that is generated from the API's contract. */
export interface FormField {
  name: string;
  /** `map`: custom names and values; `json`: any other value. */
  kind: 'text' | 'long' | 'number' | 'boolean' | 'choice' | 'map' | 'object' | 'list' | 'json';
  /** The type in words: `string or null`. */
  type: string;
  required: boolean;
  /** Whether it may be null, which empties the stored value. */
  nullable?: true;
  description: string;
  /** In words; '' for none. */
  limits: string;
  /** The options of a `choice`. */
  options?: readonly string[];
  maxLength?: number;
  /** The values of a `map` may be of any type. */
  typed?: true;
  /** The fields of an `object`. */
  fields?: readonly FormField[];
  /** An entry of a `list`; its name is ''. */
  item?: FormField;
}

/** The form of an operation, with its initial values. */
export interface RequestForm {
  id: string;
  method: string;
  /** With `{name}` for each path parameter. */
  path: string;
  title: string;
  /** The environment variable of the key in samples; null for a call without a key. */
  keyVariable: string | null;
  params: readonly FormField[];
  query: readonly FormField[];
  headers: readonly FormField[];
  /** Null for a call without a body. */
  body: readonly FormField[] | null;
  start: Record<FormPart, Readonly<Record<string, Json>>>;
  /** Whether the response is a mail, which can be previewed. */
  mail: boolean;
}

export type FormPart = 'params' | 'query' | 'headers' | 'body';
export const formParts = ['params', 'query', 'headers', 'body'] as const satisfies FormPart[];

/** A row of a `map`. */
export interface Pair {
  name: string;
  value: string;
}

/** The value of a field while it is edited; null sends null. */
export type FormValue =
  | string
  | boolean
  | null
  | readonly FormValue[]
  | readonly Pair[]
  | FormValues;

/** By name, in the order in which they are sent, without empty fields. */
export type FormValues = { readonly [name: string]: FormValue };

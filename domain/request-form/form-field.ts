import type { Json } from '../samples/sample-request.ts';

/** One field of a form that is made from the API's contract. */
export interface FormField {
  name: string;
  /** `map`: names and values that the caller makes up; `json`: whatever no other kind can hold. */
  kind: 'text' | 'long' | 'number' | 'boolean' | 'choice' | 'map' | 'object' | 'list' | 'json';
  /** The type in words: `string or null`. */
  type: string;
  required: boolean;
  /** It may be null, which empties what is stored. */
  nullable?: true;
  description: string;
  /** In words; '' when there are none. */
  limits: string;
  /** What a `choice` offers. */
  options?: readonly string[];
  /** Characters, at most. */
  maxLength?: number;
  /** The values of a `map` may be other than text. */
  typed?: true;
  /** The fields of an `object`. */
  fields?: readonly FormField[];
  /** An entry of a `list`; its name is ''. */
  item?: FormField;
}

/** The form of one operation, and what it holds at first. */
export interface RequestForm {
  id: string;
  method: string;
  /** With `{name}` where a path parameter stands. */
  path: string;
  title: string;
  /** The environment variable that samples read the key from; null when the call takes no key. */
  keyVariable: string | null;
  params: readonly FormField[];
  query: readonly FormField[];
  headers: readonly FormField[];
  /** Null when the call takes no body. */
  body: readonly FormField[] | null;
  start: Record<FormPart, Readonly<Record<string, Json>>>;
  /** It answers a mail, which can be previewed. */
  mail: boolean;
}

export type FormPart = 'params' | 'query' | 'headers' | 'body';
export const formParts = ['params', 'query', 'headers', 'body'] as const satisfies FormPart[];

/** A row of a `map`. */
export interface Pair {
  name: string;
  value: string;
}

/** What a field holds while it is edited; null sends null. */
export type FormValue =
  | string
  | boolean
  | null
  | readonly FormValue[]
  | readonly Pair[]
  | FormValues;

/** By name, in the order in which they are sent; a field that is not there is left out. */
export type FormValues = { readonly [name: string]: FormValue };

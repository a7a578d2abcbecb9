/** A JSON value. */
export type Json =
  | null
  | boolean
  | number
  | string
  | readonly Json[]
  | { readonly [name: string]: Json };

/** A call of the API for samples in any language. */
export interface SampleRequest {
  method: string;
  /** Origin of the API, such as `https://api.example`, without a trailing slash. */
  base: string;
  /** With `{name}` for each path parameter. */
  path: string;
  params?: Readonly<Record<string, string>>;
  query?: Readonly<Record<string, string>>;
  /** Besides Host, Authorization, Content-Type and Content-Length, which each language adds itself. */
  headers?: Readonly<Record<string, string>>;
  body?: { readonly [name: string]: Json };
  /**
   * The Bearer key: read from the environment variable `variable` unless its value is given. Left out,
   * the call shows none.
   */
  key?: { readonly variable: string; readonly value?: string };
}

/** A line of code, and the fields of the request that it writes: `address.country`, `Idempotency-Key`. */
export interface SampleLine {
  text: string;
  fields: readonly string[];
}

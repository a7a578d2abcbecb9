import type { z } from 'zod';

interface Call<Query, Body> {
  /** Of a path such as `/api/inbox/:id`. */
  params: Readonly<Record<string, string>>;
  query: Query;
  body: Body;
}

/** A call of the console's page. The session's key was checked before. */
export interface ConsoleRoute {
  method: 'GET' | 'POST';
  path: string;
  /** What the audit log calls a change, after `console`, by its body; null: it changes nothing. */
  command: ((body: unknown) => string) | null;
  /** In bytes, of a body that is larger than others. */
  bodyLimit?: number;
  /** Becomes the body of the response. @throws {ConsoleFault} */
  handle(call: Call<unknown, unknown>): Promise<object>;
}

/** A `GET`, which changes nothing. */
export function read<Query>(
  path: string,
  query: z.ZodType<Query>,
  handle: (call: Call<Query, unknown>) => Promise<object>,
): ConsoleRoute {
  return {
    method: 'GET',
    path,
    command: null,
    handle: (call) => handle({ ...call, query: query.parse(call.query) }),
  };
}

/** A `POST` that changes nothing: what it asks about is too long for an address. */
export function ask<Body>(
  path: string,
  body: z.ZodType<Body>,
  handle: (call: Call<unknown, Body>) => Promise<object>,
): ConsoleRoute {
  return {
    method: 'POST',
    path,
    command: null,
    handle: (call) => handle({ ...call, body: body.parse(call.body) }),
  };
}

/** A `POST`, which the audit log records. A console that only reads rejects it. */
export function change<Body>(
  path: string,
  command: string | ((body: Body) => string),
  body: z.ZodType<Body>,
  handle: (call: Call<unknown, Body>) => Promise<object>,
): ConsoleRoute {
  const called = (given: unknown) =>
    typeof command === 'string' ? command : command(body.parse(given));
  return { ...ask(path, body, handle), command: called };
}

/** An error with its status; the message says what to do. */
export class ConsoleFault extends Error {
  override readonly name = 'ConsoleFault';
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

export function notFound(what: string): ConsoleFault {
  return new ConsoleFault(404, `There is no ${what} any more. Go back to the list.`);
}

/** @throws {ConsoleFault} without a row */
export function requireFound<Row>(row: Row | null, what: string): Row {
  if (row === null) throw notFound(what);
  return row;
}

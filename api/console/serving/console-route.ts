import type { z } from 'zod';

/** A call of the console's page. The session's key was checked before. */
export type ConsoleRoute = ReadRoute | AskRoute | ChangeRoute;

interface Call<Query, Body> {
  /** Of a path such as `/api/inbox/:id`. */
  params: Readonly<Record<string, string>>;
  query: Query;
  body: Body;
}

export interface ReadRoute {
  path: string;
  query: z.ZodType;
  /** Becomes the body of the response. @throws {ConsoleFault} */
  handle(call: Call<unknown, undefined>): Promise<object>;
}

export interface AskRoute {
  path: string;
  asks: z.ZodType;
  /** @throws {ConsoleFault} */
  handle(call: Call<undefined, unknown>): Promise<object>;
}

export interface ChangeRoute {
  path: string;
  /** What the audit log calls it, after `console`. */
  command: string;
  body: z.ZodType;
  /** @throws {ConsoleFault} */
  handle(call: Call<undefined, unknown>): Promise<object>;
}

/** A `GET`, which changes nothing. */
export function read<Query>(
  path: string,
  query: z.ZodType<Query>,
  handle: (call: Call<Query, undefined>) => Promise<object>,
): ReadRoute {
  return { path, query, handle: (call) => handle({ ...call, query: query.parse(call.query) }) };
}

/** A `POST` that changes nothing: what it asks about is too long for an address. */
export function ask<Body>(
  path: string,
  body: z.ZodType<Body>,
  handle: (call: Call<undefined, Body>) => Promise<object>,
): AskRoute {
  return { path, asks: body, handle: (call) => handle({ ...call, body: body.parse(call.body) }) };
}

/** A `POST`, which the audit log records. A console that only reads rejects it. */
export function change<Body>(
  path: string,
  command: string,
  body: z.ZodType<Body>,
  handle: (call: Call<undefined, Body>) => Promise<object>,
): ChangeRoute {
  return {
    path,
    command,
    body,
    handle: (call) => handle({ ...call, body: body.parse(call.body) }),
  };
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

import { errors } from '@grovemail/contract/errors.ts';
import { Refusal } from '@grovemail/contract/refusal.ts';

/** The bodies that an operation accepts, for the messages of refusals. */
export interface AcceptedBody {
  types: readonly string[];
  /** Bytes. */
  bodyLimit?: number | undefined;
  /** A sentence about further limits. */
  sizeHint?: string | undefined;
}

/** Maps anything thrown to a refusal; an unexpected error reveals nothing. */
export function refusalOf(error: unknown, accepted?: AcceptedBody): Refusal {
  if (error instanceof Refusal) return error;
  const { code, statusCode } = asCoded(error);
  if (statusCode === 413 && accepted?.bodyLimit) return tooLarge(error, accepted);
  if (statusCode === 415 && accepted) return unsupportedType(accepted, error);
  const make = byCode[code] ?? byStatus[statusCode];
  return make ? make(error) : new Refusal('internal', { cause: error });
}

export function unsupportedType({ types }: Pick<AcceptedBody, 'types'>, cause?: unknown): Refusal {
  return new Refusal('unsupported_type', {
    messages: [`Send the body as ${types.join(' or ')}.`],
    cause,
  });
}

const megabyte = 1_048_576;

function tooLarge(cause: unknown, { bodyLimit = 0, sizeHint }: AcceptedBody): Refusal {
  const size = bodyLimit < megabyte ? `${bodyLimit / 1_024} KB` : `${bodyLimit / megabyte} MB`;
  const text = `The request is too large. At most ${size} are accepted.`;
  return new Refusal('body_too_large', { messages: sizeHint ? [text, sizeHint] : [text], cause });
}

type MakeRefusal = (cause: unknown) => Refusal;

/** Fastify's error codes (fastify.dev, Errors). */
const byCode: Record<string, MakeRefusal> = {
  FST_ERR_CTP_EMPTY_TYPE: (cause) => new Refusal('unsupported_type', { cause }),
  FST_ERR_BAD_URL: (cause) => new Refusal('malformed_address', { cause }),
  FST_ERR_MAX_PARAM_LENGTH: (cause) => new Refusal('not_found', { cause }),
};

const byStatus: Record<number, MakeRefusal> = {
  // All other 400s come from the JSON parser: malformed, empty, or a forbidden key such as `__proto__`.
  400: (cause) => new Refusal('invalid_json', { messages: jsonFault(cause), cause }),
  413: (cause) => new Refusal('body_too_large', { cause }),
  415: (cause) => new Refusal('unsupported_type', { cause }),
};

function jsonFault(cause: unknown): string[] {
  const { text } = errors.invalid_json;
  const isEmpty = asCoded(cause).code === 'FST_ERR_CTP_EMPTY_JSON_BODY';
  return isEmpty ? [text, 'It is empty: send one JSON object.'] : [text];
}

function asCoded(error: unknown): { code: string; statusCode: number } {
  const { code, statusCode } = Object(error) as { code?: unknown; statusCode?: unknown };
  return { code: String(code), statusCode: Number(statusCode) };
}

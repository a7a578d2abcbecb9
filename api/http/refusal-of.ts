import { errors } from '@grovemail/contract/errors.ts';
import { Refusal } from '@grovemail/contract/refusal.ts';

/** What an operation takes, for the refusals that name it. */
export interface Takes {
  types: readonly string[];
  /** Bytes of a body. */
  bodyLimit?: number | undefined;
  /** What else limits it, in a sentence. */
  sizeHint?: string | undefined;
}

/** The refusal that any thrown thing is answered with; what we did not foresee tells nothing. */
export function refusalOf(error: unknown, takes?: Takes): Refusal {
  if (error instanceof Refusal) return error;
  const { code, statusCode } = asCoded(error);
  if (statusCode === 413 && takes?.bodyLimit) return tooLarge(error, takes);
  if (statusCode === 415 && takes) return unsupportedType(takes, error);
  const make = known[code] ?? byStatus[statusCode];
  return make ? make(error) : new Refusal('internal', { cause: error });
}

export function unsupportedType({ types }: Pick<Takes, 'types'>, cause?: unknown): Refusal {
  return new Refusal('unsupported_type', {
    messages: [`Send the body as ${types.join(' or ')}.`],
    cause,
  });
}

const megabyte = 1_048_576;

function tooLarge(cause: unknown, { bodyLimit = 0, sizeHint }: Takes): Refusal {
  const size = bodyLimit < megabyte ? `${bodyLimit / 1_024} KB` : `${bodyLimit / megabyte} MB`;
  const text = `The request is too large. At most ${size} are accepted.`;
  return new Refusal('body_too_large', { messages: sizeHint ? [text, sizeHint] : [text], cause });
}

type Make = (cause: unknown) => Refusal;

/** Fastify's own codes (fastify.dev, Errors). */
const known: Record<string, Make> = {
  FST_ERR_CTP_BODY_TOO_LARGE: (cause) => new Refusal('body_too_large', { cause }),
  FST_ERR_CTP_INVALID_MEDIA_TYPE: (cause) => new Refusal('unsupported_type', { cause }),
  FST_ERR_CTP_EMPTY_TYPE: (cause) => new Refusal('unsupported_type', { cause }),
  FST_ERR_BAD_URL: (cause) => new Refusal('malformed_address', { cause }),
  FST_ERR_MAX_PARAM_LENGTH: (cause) => new Refusal('not_found', { cause }),
};

const byStatus: Record<number, Make> = {
  // What is left with 400 comes from reading the body: broken, empty, or a reserved name in it.
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

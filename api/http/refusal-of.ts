import { Refusal } from '@grovemail/contract/refusal.ts';

/**
 * The refusal that any thrown thing is answered with; what we did not foresee tells nothing (goal S8).
 * @param bodyLimit bytes that the route takes, for the error that names them
 */
export function refusalOf(error: unknown, bodyLimit?: number): Refusal {
  if (error instanceof Refusal) return error;
  const { code, statusCode } = asCoded(error);
  if (statusCode === 413 && bodyLimit !== undefined) return tooLarge(error, bodyLimit);
  const make = known[code] ?? byStatus[statusCode];
  return make ? make(error) : new Refusal('internal', { cause: error });
}

const megabyte = 1_048_576;

function tooLarge(cause: unknown, limit: number): Refusal {
  const size = limit < megabyte ? `${limit / 1_024} KB` : `${limit / megabyte} MB`;
  const text = `The request is too large. At most ${size} are accepted.`;
  return new Refusal('body_too_large', { messages: [text], cause });
}

type Make = (cause: unknown) => Refusal;

/** Fastify's own codes (fastify.dev, Errors). */
const known: Record<string, Make> = {
  FST_ERR_CTP_BODY_TOO_LARGE: (cause) => new Refusal('body_too_large', { cause }),
  FST_ERR_CTP_INVALID_MEDIA_TYPE: (cause) => new Refusal('unsupported_type', { cause }),
  FST_ERR_CTP_EMPTY_TYPE: (cause) => new Refusal('unsupported_type', { cause }),
  FST_ERR_BAD_URL: (cause) =>
    new Refusal('invalid_request', { messages: ['The address is not correctly encoded.'], cause }),
  FST_ERR_MAX_PARAM_LENGTH: (cause) => new Refusal('not_found', { cause }),
};

const byStatus: Record<number, Make> = {
  // What is left with 400 comes from reading the body: broken, empty, or a reserved name in it.
  400: (cause) => new Refusal('invalid_json', { cause }),
  413: (cause) => new Refusal('body_too_large', { cause }),
  415: (cause) => new Refusal('unsupported_type', { cause }),
};

function asCoded(error: unknown): { code: string; statusCode: number } {
  const { code, statusCode } = Object(error) as { code?: unknown; statusCode?: unknown };
  return { code: String(code), statusCode: Number(statusCode) };
}

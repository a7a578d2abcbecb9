import { ApiError } from '@grovemail/contract/api-error.ts';

/** The bodies that an operation accepts, for error messages. */
export interface AcceptedBody {
  types: readonly string[];
  /** Bytes. */
  bodyLimit?: number | undefined;
  /** A sentence about further limits. */
  sizeHint?: string | undefined;
}

/** Maps anything thrown to an ApiError, without details of unexpected errors. */
export function apiErrorOf(error: unknown, accepted?: AcceptedBody): ApiError {
  if (error instanceof ApiError) return error;
  const { code, statusCode } = asCoded(error);
  if (statusCode === 413 && accepted?.bodyLimit) return tooLarge(error, accepted);
  if (statusCode === 415 && accepted) return unsupportedType(accepted, error);
  const make = byCode[code] ?? byStatus[statusCode];
  return make ? make(error) : new ApiError('internal', { cause: error });
}

export function unsupportedType({ types }: Pick<AcceptedBody, 'types'>, cause?: unknown): ApiError {
  return new ApiError('unsupported_type', {
    messages: [`Send the body as ${types.join(' or ')}, named in the Content-Type header.`],
    cause,
  });
}

const megabyte = 1_048_576;

function tooLarge(cause: unknown, { bodyLimit = 0, sizeHint }: AcceptedBody): ApiError {
  const size = bodyLimit < megabyte ? `${bodyLimit / 1_024} KB` : `${bodyLimit / megabyte} MB`;
  const text = `The request is too large. At most ${size} are accepted.`;
  return new ApiError('body_too_large', { messages: sizeHint ? [text, sizeHint] : [text], cause });
}

type MakeApiError = (cause: unknown) => ApiError;

/** Fastify's error codes (fastify.dev, Errors). */
const byCode: Record<string, MakeApiError> = {
  FST_ERR_CTP_EMPTY_TYPE: (cause) => new ApiError('unsupported_type', { cause }),
  FST_ERR_BAD_URL: (cause) => new ApiError('malformed_address', { cause }),
  FST_ERR_MAX_PARAM_LENGTH: (cause) => new ApiError('not_found', { cause }),
};

const byStatus: Record<number, MakeApiError> = {
  // The body is shorter or longer than its Content-Length.
  400: (cause) => new ApiError('invalid_json', { cause }),
  413: (cause) => new ApiError('body_too_large', { cause }),
  415: (cause) => new ApiError('unsupported_type', { cause }),
};

function asCoded(error: unknown): { code: string; statusCode: number } {
  const { code, statusCode } = Object(error) as { code?: unknown; statusCode?: unknown };
  return { code: String(code), statusCode: Number(statusCode) };
}

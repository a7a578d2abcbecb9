import type { FieldErrors } from '@grovemail/domain/forms/form.ts';
import { type ErrorCode, errors } from './errors.ts';

/** A field, parameter or header that is the reason for an error. */
export interface Fault {
  /** As the client wrote it: `address.country`, `attachments[0].content`, `Idempotency-Key`. */
  param: string;
  /** A plain sentence: what is wrong and what to do. */
  message: string;
}

/** An error of the contract. The error handler responds with its status, messages and headers. */
export class ApiError extends Error {
  override name = 'ApiError';
  readonly code: ErrorCode;
  readonly status: number;
  /** At least one plain sentence, each safe to show. */
  readonly messages: readonly string[];
  readonly faults: readonly Fault[];
  readonly headers: Readonly<Record<string, string>>;

  constructor(code: ErrorCode, detail: ErrorDetail = {}) {
    const { status, text } = errors[code];
    const faults = detail.faults ?? [];
    const specific = detail.messages ?? [...new Set(faults.map(({ message }) => message))];
    const messages = specific.length > 0 ? specific : [text];
    super(messages.join(' '), { cause: detail.cause });
    this.code = code;
    this.status = status;
    this.messages = messages;
    this.faults = faults;
    this.headers = detail.headers ?? {};
  }
}

/**
 * The error of an invalid input.
 * @param fieldErrors from `Input.check`; a message under '' is about the input as a whole
 */
export function invalidRequest(fieldErrors: FieldErrors): ApiError {
  const entries = Object.entries(fieldErrors);
  return new ApiError('invalid_request', {
    messages: [...new Set(entries.map(([, message]) => message))],
    faults: entries.flatMap(([param, message]) => (param === '' ? [] : [{ param, message }])),
  });
}

/** 405 with the allowed methods, in the text as well as in the header. @param related other calls, in words */
export function methodNotAllowed(
  allowed: readonly string[],
  related: readonly string[] = [],
): ApiError {
  const listed = allowed.join(', ');
  return new ApiError('method_not_allowed', {
    messages: [
      errors.method_not_allowed.text,
      `Allowed: ${listed}.`,
      ...(related.length > 0 ? [`Related calls: ${related.join(', ')}.`] : []),
    ],
    headers: { allow: listed },
  });
}

interface ErrorDetail {
  /** Default: the messages of the faults or, if there are none, the text of the error. */
  messages?: readonly string[];
  faults?: readonly Fault[];
  headers?: Record<string, string>;
  cause?: unknown;
}

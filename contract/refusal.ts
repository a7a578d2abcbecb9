import type { FieldErrors } from '@grovemail/domain/forms/form.ts';
import { type ErrorCode, errors } from './errors.ts';

/** One field, parameter or header that a request was refused for. */
export interface Fault {
  /** As the client wrote it: `address.country`, `attachments[0].content`, `Idempotency-Key`. */
  param: string;
  /** A plain sentence: what is wrong and what to do. */
  message: string;
}

/** A contract error, thrown. Whoever catches it answers its status, messages and headers. */
export class Refusal extends Error {
  override name = 'Refusal';
  readonly code: ErrorCode;
  readonly status: number;
  /** At least one plain sentence, each safe to show. */
  readonly messages: readonly string[];
  readonly faults: readonly Fault[];
  readonly headers: Readonly<Record<string, string>>;

  constructor(code: ErrorCode, detail: RefusalDetail = {}) {
    const { status, text } = errors[code];
    const faults = detail.faults ?? [];
    // One sentence can stand for several fields (R298): it is said once.
    const said = detail.messages ?? [...new Set(faults.map(({ message }) => message))];
    const messages = said.length > 0 ? said : [text];
    super(messages.join(' '), { cause: detail.cause });
    this.code = code;
    this.status = status;
    this.messages = messages;
    this.faults = faults;
    this.headers = detail.headers ?? {};
  }
}

/**
 * The refusal of an input.
 * @param fieldErrors as a check returns them; a message under '' is about the input as a whole
 */
export function invalidRequest(fieldErrors: FieldErrors): Refusal {
  const entries = Object.entries(fieldErrors);
  return new Refusal('invalid_request', {
    messages: [...new Set(entries.map(([, message]) => message))],
    faults: entries.flatMap(([param, message]) => (param === '' ? [] : [{ param, message }])),
  });
}

interface RefusalDetail {
  /** In place of the faults' messages or, without those, of the error's own text. */
  messages?: readonly string[];
  faults?: readonly Fault[];
  headers?: Record<string, string>;
  cause?: unknown;
}

import { type ErrorCode, errors } from './errors.ts';

/** A contract error, thrown. Whoever catches it answers its status, messages and headers. */
export class Refusal extends Error {
  override name = 'Refusal';
  readonly code: ErrorCode;
  readonly status: number;
  /** At least one plain sentence, each safe to show. */
  readonly messages: readonly string[];
  readonly headers: Readonly<Record<string, string>>;

  constructor(code: ErrorCode, detail: RefusalDetail = {}) {
    const { status, text } = errors[code];
    const messages = detail.messages?.length ? detail.messages : [text];
    super(messages.join(' '), { cause: detail.cause });
    this.code = code;
    this.status = status;
    this.messages = messages;
    this.headers = detail.headers ?? {};
  }
}

interface RefusalDetail {
  /** Instead of the error's own text, one sentence per fault. */
  messages?: readonly string[];
  headers?: Record<string, string>;
  cause?: unknown;
}

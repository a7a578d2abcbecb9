import { invalidRequest } from '@grovemail/contract/api-error.ts';

/** Identifies a repeated submission. */
export interface SubmissionKey {
  key: string;
  /** A keyed hash, since a body may be little more than an email address. */
  fingerprint: string;
  /** Milliseconds. */
  lifetime: number;
}

type Digest = (text: string) => string;

interface Submission {
  operation: string;
  values: unknown;
  mark: string;
  digest: Digest;
}

/**
 * The client's Idempotency-Key for 24 hours, or else one derived from operation and values for ten minutes, so that a double
 * click without JavaScript stores one row. Both include the body, since clients may choose the same key, but not the sender,
 * since phones change networks between attempts.
 * @param header 1 to 255 printable ASCII characters
 * @param submission.digest keyed, and the same in every process
 * @param submission.mark distinguishes submissions without the header
 * @throws {ApiError} invalid_request for another header
 */
export function submissionKey(
  header: string | string[] | undefined,
  { operation, values, mark, digest }: Submission,
): SubmissionKey {
  const fingerprint = digest(canonicalJson(values));
  if (header === undefined) {
    const derived = digest([operation, mark, fingerprint].join('\n'));
    return { key: `derived:${derived}`, fingerprint, lifetime: 10 * minute };
  }
  return { key: `given:${fingerprint}:${readKey(header)}`, fingerprint, lifetime: day };
}

/**
 * An account's Idempotency-Key. Null without the header, since the same event may happen twice.
 * @throws {ApiError} invalid_request for another header
 */
export function accountSubmissionKey(
  header: string | string[] | undefined,
  { account, values, digest }: { account: string; values: unknown; digest: Digest },
): SubmissionKey | null {
  if (header === undefined) return null;
  const fingerprint = digest(canonicalJson(values));
  return { key: `account:${account}:${readKey(header)}`, fingerprint, lifetime: day };
}

/** Marks a response as a replay of the first for its Idempotency-Key. */
export const replayed = { 'idempotency-replayed': 'true' };

function readKey(header: string | string[]): string {
  if (typeof header === 'string' && /^[\x20-\x7e]{1,255}$/.test(header)) return header;
  throw invalidRequest({
    'Idempotency-Key': 'The Idempotency-Key must be 1 to 255 printable ASCII characters.',
  });
}

/**
 * JSON with sorted property names, so that equal values have equal texts.
 * @param value validated JSON data of bounded depth
 */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value))
    return `[${value.map((item) => canonicalJson(item ?? null)).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const members = Object.entries(value)
    .filter(([, member]) => member !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, member]) => `${JSON.stringify(name)}:${canonicalJson(member)}`);
  return `{${members.join(',')}}`;
}

const minute = 60_000;
const day = 24 * 60 * minute;

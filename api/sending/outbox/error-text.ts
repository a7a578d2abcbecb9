import { logLine } from '@grovemail/domain/email-addresses/log-line.ts';

/** An error as one line for the log, without email addresses. */
export function errorText(error: unknown): string {
  return logLine(error instanceof Error ? error.message || error.name : String(error));
}

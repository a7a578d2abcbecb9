import type { IncomingMessage } from 'node:http';
import { Refusal } from '@grovemail/contract/refusal.ts';

/**
 * Two Host headers let a proxy and us disagree about whom a request is for (RFC 9112 §3.2); Node
 * would quietly take the first.
 * @throws {Refusal} unreadable_request
 */
export function requireHost({ rawHeaders, httpVersion }: IncomingMessage): void {
  const hosts = rawHeaders.filter((text, at) => at % 2 === 0 && text.toLowerCase() === 'host');
  if (hosts.length > 1) {
    throw new Refusal('unreadable_request', { messages: ['The request has two Host headers.'] });
  }
  if (hosts.length === 0 && httpVersion === '1.1') {
    throw new Refusal('unreadable_request', { messages: ['The request has no Host header.'] });
  }
}

import type { IncomingMessage } from 'node:http';
import { Refusal } from '@grovemail/contract/refusal.ts';

/**
 * Requires exactly one Host header: with two, a proxy and this server could route a request differently
 * (RFC 9112 §3.2), and Node silently takes the first.
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

import type { ContractOperation } from './document.ts';

/** A fact about a call: a short label, and the detail below it. */
export interface CallFact {
  title: string;
  detail: string;
}

/** Keyed by the contract's name for the kind of key. */
const keys: Readonly<Record<string, CallFact>> = {
  accountKey: { title: 'Key', detail: 'Account or test key, as a bearer token, server-side only' },
  pushKey: { title: 'Key', detail: 'Publishable key, as a bearer token, from a page' },
};

/** Which key a call needs, its media types and size, and whether it is idempotent. */
export function callFacts(method: string, operation: ContractOperation): CallFact[] {
  const { operationId, parameters, requestBody, security } = operation;
  const scheme = Object.keys(security[0] ?? {})[0];
  const key = scheme ? keys[scheme] : { title: 'Key', detail: 'None: any page can call it' };
  if (!key) throw new Error(`${operationId} needs ${scheme}, which no page explains.`);
  const maxBytes = requestBody?.['x-max-bytes'];
  const repeatable = parameters.some(({ name }) => name === 'Idempotency-Key');
  return [
    key,
    ...(requestBody
      ? [
          {
            title: 'Body',
            detail: `JSON, UTF-8${maxBytes ? `, up to ${size(maxBytes)}` : ''}`,
          },
        ]
      : []),
    ...(repeatable
      ? [{ title: 'Retries', detail: 'Safe for 24 hours, with an Idempotency-Key' }]
      : method === 'get'
        ? [{ title: 'Retries', detail: 'Safe: it changes nothing' }]
        : []),
  ];
}

function size(bytes: number): string {
  const kilobytes = bytes / 1024;
  return kilobytes < 1024 ? `${kilobytes} KB` : `${kilobytes / 1024} MB`;
}

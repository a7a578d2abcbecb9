import type { Fault } from '@grovemail/contract/api-error.ts';
import { authorizationFault, howToSendKey, missingKey } from '@grovemail/contract/key-errors.ts';
import type { FastifyRequest } from 'fastify';

/** The parts of a request that may contain a key. */
export type KeyedRequest = Pick<FastifyRequest, 'headers' | 'query'>;

/**
 * The token of `Authorization: Bearer …`, of at most 200 printable ASCII characters, or why there is none. It looks nothing
 * up, so the result reveals nothing about existing keys.
 */
export function presentedKey({ headers, query }: KeyedRequest): { key: string } | Fault {
  const { authorization } = headers;
  if (authorization === undefined) {
    return misplacedKey(headers, query) ?? missingKey;
  }
  const key = /^Bearer +([\x21-\x7e]{1,200})$/i.exec(authorization)?.[1];
  return key === undefined ? authorizationFault(schemeFault(authorization)) : { key };
}

/** Finds a key where other APIs accept it. */
function misplacedKey(
  headers: FastifyRequest['headers'],
  query: FastifyRequest['query'],
): Fault | null {
  const [, header] = Object.entries(keyHeaders).find(([name]) => name in headers) ?? [];
  if (header) return { param: header, message: `${header} is not read. ${howToSendKey}` };
  const name = Object.keys(Object(query)).find((parameter) =>
    keyParameters.includes(parameter.toLowerCase().replace(/[^a-z]/g, '')),
  );
  if (name === undefined) return null;
  return {
    param: name,
    message: `A key in the URL is not read, and URLs end up in logs: replace that key. ${howToSendKey}`,
  };
}

const keyHeaders: Record<string, string> = {
  'x-api-key': 'X-Api-Key',
  'api-key': 'Api-Key',
  apikey: 'ApiKey',
  'x-api-token': 'X-Api-Token',
  'x-auth-token': 'X-Auth-Token',
  'x-access-token': 'X-Access-Token',
  'x-authorization': 'X-Authorization',
  'proxy-authorization': 'Proxy-Authorization',
};
const keyParameters = [
  'apikey',
  'key',
  'token',
  'accesstoken',
  'apitoken',
  'authtoken',
  'auth',
  'authorization',
  'bearer',
  'secret',
  'xapikey',
];

function schemeFault(authorization: string): string {
  const text = authorization.trim();
  if (text === '') return `The Authorization header is empty. ${howToSendKey}`;
  if (/^Bearer:?$/i.test(text)) {
    return 'No key follows Bearer: the variable that should hold it is probably empty.';
  }
  if (/^Basic\b/i.test(text)) {
    return `The API does not take Basic authentication, a user and a password. ${howToSendKey}`;
  }
  if (/^(?:gm|pk)_\S*$/.test(text))
    return `The word Bearer is missing before the key. ${howToSendKey}`;
  if (/^Bearer\s/i.test(text)) {
    return 'What follows Bearer is not a key: keys have no spaces, line breaks or letters beyond ASCII.';
  }
  return `The Authorization header must start with Bearer and a space. ${howToSendKey}`;
}

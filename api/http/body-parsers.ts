import type { IncomingHttpHeaders } from 'node:http';
import { Refusal } from '@grovemail/contract/refusal.ts';
import type { FastifyInstance } from 'fastify';

/**
 * Takes JSON and form-encoded bodies in UTF-8 and nothing else.
 * Fastify's own text/plain parser goes: a cross-site page can send that type without asking (ASVS 3.5.2).
 */
export function addBodyParsers(app: FastifyInstance): void {
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();

  app.addContentTypeParser(json, { parseAs: 'buffer' }, (request, body, done) => {
    try {
      // Fastify types the parser for promises as well; its own answers through `done`.
      void parseJson(request, decodeBody(body, request.headers), done);
    } catch (error) {
      done(error as Error);
    }
  });

  app.addContentTypeParser(form, { parseAs: 'buffer' }, (request, body, done) => {
    try {
      done(null, new URLSearchParams(decodeBody(body, request.headers)));
    } catch (error) {
      done(error as Error);
    }
  });
}

/** Whether the client sent (or says it sends) a form rather than JSON. */
export function isFormEncoded(contentType: string | undefined): boolean {
  return contentType?.split(';')[0]?.trim().toLowerCase() === form;
}

const json = 'application/json';
const form = 'application/x-www-form-urlencoded';

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: false });

function decodeBody(body: Buffer | string, headers: IncomingHttpHeaders): string {
  const charset = /;\s*charset\s*=\s*"?([^\s;"]+)/i.exec(headers['content-type'] ?? '')?.[1];
  const encoding = headers['content-encoding'] ?? 'identity';
  if ((charset && !/^utf-?8$/i.test(charset)) || encoding.toLowerCase() !== 'identity') {
    throw new Refusal('unsupported_type');
  }
  try {
    return utf8.decode(Buffer.from(body));
  } catch (cause) {
    throw new Refusal('invalid_request', { messages: ['The body is not valid UTF-8.'], cause });
  }
}

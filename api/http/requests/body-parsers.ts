import type { IncomingHttpHeaders } from 'node:http';
import { ApiError } from '@grovemail/contract/api-error.ts';
import {
  inexactNumber,
  sendAsString,
  underflowedNumber,
} from '@grovemail/domain/inexact-number.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { rejectBackslashInNames } from './backslash-in-names.ts';
import { rejectDeepJson } from './deep-json.ts';
import { invalidJson } from './invalid-json.ts';

/**
 * Accepts only JSON and form-encoded bodies in UTF-8. Removes Fastify's text/plain parser, since cross-site pages
 * can send that type without a preflight (ASVS 3.5.2).
 */
export function addBodyParsers(app: FastifyInstance): void {
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();

  app.addContentTypeParser(json, { parseAs: 'buffer' }, (request, body, done) => {
    try {
      const text = decodeBody(body, request.headers);
      rejectBackslashInNames(text);
      rejectDeepJson(text);
      // Fastify types the parser for promises as well, but the default one calls `done`.
      void parseJson(request, text, (error, value) => {
        if (error) done(invalidJson(text, error));
        else requireExactNumbers(text, value, done);
      });
    } catch (error) {
      done(error as Error);
    }
  });

  app.addContentTypeParser(
    form,
    { parseAs: 'buffer' },
    async ({ headers }: FastifyRequest, body: Buffer) =>
      new URLSearchParams(decodeBody(body, headers)),
  );
}

/** Rejects numbers that JavaScript would change, since they are stored and sent to webhooks. */
function requireExactNumbers(
  text: string,
  value: unknown,
  done: (error: Error | null, value?: unknown) => void,
): void {
  const place = inexactNumber(value) ?? underflowedNumber(text);
  const messages = [`${place || 'The body'} ${sendAsString}`];
  if (place === null) done(null, value);
  else done(new ApiError('invalid_request', { messages }));
}

/**
 * Reads any body as the fields of a form, whatever its type, charset or line ends. A one-click unsubscribe needs no data (RFC
 * 8058 §3.2), so an unreadable body is a form without fields.
 */
export function addLenientParser(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers();
  // Fastify would reject an invalid type before it looks for a parser.
  scope.addHook('onRequest', async ({ headers }) => {
    if (!isMultipart(headers['content-type'])) headers['content-type'] = form;
  });
  scope.addContentTypeParser(
    '*',
    { parseAs: 'buffer' },
    async ({ headers: { 'content-type': type } }: FastifyRequest, body: Buffer) =>
      isMultipart(type) ? multipartIn(body, type).catch(() => new URLSearchParams()) : formIn(body),
  );
}

function isMultipart(type: string | undefined): type is string {
  return /^\s*multipart\/form-data\s*(;|$)/i.test(type ?? '');
}

/** Line ends also separate fields, as in a text/plain form. */
function formIn(body: Buffer): URLSearchParams {
  return new URLSearchParams(
    body
      .toString()
      .trim()
      .replace(/[\r\n]+/g, '&'),
  );
}

async function multipartIn(body: Buffer, type: string): Promise<URLSearchParams> {
  // A copy, since `Response` accepts no shared buffer.
  const parsed = new Response(new Uint8Array(body), { headers: { 'content-type': type } });
  const fields = [...(await parsed.formData())];
  return new URLSearchParams(
    fields.filter((field): field is [string, string] => typeof field[1] === 'string'),
  );
}

export function isFormEncoded(contentType: string | undefined): boolean {
  return contentType?.split(';')[0]?.trim().toLowerCase() === form;
}

const json = 'application/json';
const form = 'application/x-www-form-urlencoded';

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: false });

function decodeBody(body: Buffer | string, headers: IncomingHttpHeaders): string {
  requirePlain(headers);
  try {
    return utf8.decode(Buffer.from(body));
  } catch (cause) {
    throw new ApiError('invalid_encoding', { cause });
  }
}

/** @throws {ApiError} unsupported_encoding for another charset or a compressed body */
function requirePlain(headers: IncomingHttpHeaders): void {
  const charset = /;\s*charset\s*=\s*"?([^\s;"]+)/i.exec(headers['content-type'] ?? '')?.[1];
  const encoding = headers['content-encoding'] ?? 'identity';
  if ((charset && !/^utf-?8$/i.test(charset)) || encoding.toLowerCase() !== 'identity') {
    throw new ApiError('unsupported_encoding');
  }
}

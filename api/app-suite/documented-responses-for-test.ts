import { openApiDocuments } from '@grovemail/contract/openapi/document-text.ts';
import { responseHeaders } from '@grovemail/contract/openapi/response-headers.ts';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isApiPath } from '../http/requests/known-paths.ts';

/**
 * Holds every response of an application against the contract's documents.
 * @returns one line for each deviation, as responses come in
 */
export function watchResponses(app: FastifyInstance): Set<string> {
  const faults = new Set<string>();
  app.addHook('onSend', async (request, reply, payload) => {
    const line = `${request.method} ${request.routeOptions.url ?? pathOf(request)} ${reply.statusCode}`;
    for (const fault of faultsOf(request, reply, payload)) faults.add(`${line}: ${fault}`);
  });
  return faults;
}

function faultsOf(request: FastifyRequest, reply: FastifyReply, payload: unknown): string[] {
  const method = request.method === 'HEAD' ? 'get' : request.method.toLowerCase();
  const path = (request.routeOptions.url ?? '').replace(/:(\w+)/g, '{$1}');
  const described = calls.get(`${method} ${path}`);
  if (!described) return isApiPath(pathOf(request)) ? faultsOfUnknown(reply, payload) : [];

  const response = described.responses[reply.statusCode];
  if (!response) return ['the status is not documented'];
  const body = request.method === 'HEAD' ? [] : faultsOfBody(reply, payload, response);
  return [...body, ...faultsOfHeaders(reply, response)];
}

/** Responses of paths without an operation. */
function faultsOfUnknown(reply: FastifyReply, payload: unknown): string[] {
  if (![404, 405].includes(reply.statusCode) || !typeOf(reply).includes('json')) return [];
  return misfits(errorSchema, payload);
}

function faultsOfBody(reply: FastifyReply, payload: unknown, response: Response): string[] {
  const { content = {} } = response;
  const type = typeOf(reply);
  if (payload === '' || payload === null || payload === undefined) {
    return 'application/json' in content ? ['the body is missing'] : [];
  }
  if (!(type in content)) return [`a body of the type ${type || 'none'} is not documented`];
  return type === 'application/json' ? misfits(content[type]?.pointer ?? '', payload) : [];
}

function faultsOfHeaders(reply: FastifyReply, { headers = {} }: Response): string[] {
  const isPage = typeOf(reply) === 'text/html';
  return Object.entries(responseHeaders).flatMap(([name, header]) => {
    if (reply.hasHeader(name)) return name in headers ? [] : [`${name} is not documented`];
    return name in headers && 'required' in header && !isPage ? [`${name} is missing`] : [];
  });
}

function misfits(pointer: string, payload: unknown): string[] {
  const validate = ajv.getSchema(pointer) as ValidateFunction | undefined;
  if (!validate) return [`there is no schema at ${pointer}`];
  if (validate(JSON.parse(String(payload)))) return [];
  return (validate.errors ?? []).map(
    ({ instancePath, message, params }) => `${instancePath} ${message} ${JSON.stringify(params)}`,
  );
}

function typeOf(reply: FastifyReply): string {
  return String(reply.getHeader('content-type') ?? '').split(';', 1)[0] ?? '';
}

function pathOf({ url }: FastifyRequest): string {
  return url.split('?', 1)[0] ?? '';
}

interface Response {
  content?: Record<string, { pointer: string }>;
  headers?: Record<string, unknown>;
}

interface Call {
  responses: Record<string, Response>;
}

const ajv = new Ajv2020({ strict: false, allErrors: true });
addFormats.default(ajv);
const calls = new Map<string, Call>();
const errorSchema = 'public#/components/schemas/ApiError';

for (const [name, make] of Object.entries(openApiDocuments)) {
  const document = make() as { paths: Record<string, Record<string, Call>> };
  ajv.addSchema(document, name);
  for (const [path, methods] of Object.entries(document.paths)) {
    for (const [method, { responses }] of Object.entries(methods)) {
      const place = [name, 'paths', path, method, 'responses'];
      calls.set(`${method} ${path}`, { responses: withPointers(responses, place) });
    }
  }
}

function withPointers(responses: Call['responses'], place: string[]): Call['responses'] {
  return Object.fromEntries(
    Object.entries(responses).map(([status, { content = {}, headers }]) => [
      status,
      {
        headers: headers ?? {},
        content: Object.fromEntries(
          Object.keys(content).map((type) => {
            const [document, ...parts] = [...place, status, 'content', type, 'schema'];
            return [type, { pointer: `${document}#/${parts.map(escaped).join('/')}` }];
          }),
        ),
      },
    ]),
  );
}

/** RFC 6901, in a fragment. */
function escaped(part: string): string {
  return encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'));
}

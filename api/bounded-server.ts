import type { IncomingMessage, Server } from 'node:http';
import proxyAddr from '@fastify/proxy-addr';
import { defaultBodyBytes } from '@grovemail/contract/operation.ts';
import Fastify, {
  type FastifyHttpOptions,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import type { AppDeps } from './app-deps.ts';
import { trustedProxies } from './http/limits/networks.ts';
import { outageLog } from './http/logs.ts';
import { isDevelopersPath, isRecipientsPath } from './http/requests/known-paths.ts';
import { ownOrigin } from './http/requests/origins.ts';
import { apiErrorOf } from './http/responses/api-error-of.ts';
import { type ErrorPages, respondWithError } from './http/responses/error-response.ts';
import type { SecurityOptions } from './http/responses/security-headers.ts';
import type { siteHandler } from './http/responses/site-handler.ts';
import {
  clientErrorResponse,
  respondToOddRequests,
  socketError,
} from './http/socket/odd-requests.ts';
import { maxHeaderSize, peerServer, servingTimeouts } from './http/socket/peer-server.ts';

export interface ErrorSettings {
  pages: ErrorPages;
  security: SecurityOptions;
}

/** A Fastify server with limits on connections and one format for every error. */
export function boundedServer(
  { config, logger, now, newId, timeouts = servingTimeouts }: AppDeps,
  errorSettings: ErrorSettings,
  countCall: (request: FastifyRequest, reply: FastifyReply) => Promise<void>,
  siteResponse: ReturnType<typeof siteHandler>,
): FastifyInstance {
  const site = () => config.bases.site || ownOrigin(app.server);
  const rejectOnSocket = socketError(errorSettings.security, newId, site);
  const trustProxy = trustedProxies(config.server.trustProxy);
  const trusts = trustProxy || (() => false);
  const senders = {
    isProxy: (address: string) => trusts(address, 0),
    senderOf: (request: IncomingMessage) => proxyAddr(request, trusts),
  };
  const options: FastifyHttpOptions<Server> = {
    serverFactory: peerServer({ ...config.server, ...senders }, timeouts, rejectOnSocket),
    bodyLimit: defaultBodyBytes,
    exposeHeadRoutes: true,
    // Accepted requests are still handled during shutdown.
    return503OnClosing: false,
    // Recipients' links may be as long as the headers allow, and all get the same response.
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: maxHeaderSize },
    logger: logger ?? false,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy,
    // Ignores request ids from clients, which would put arbitrary text into the log.
    requestIdHeader: false,
    genReqId: () => newId(),
    clientErrorHandler: clientErrorResponse(rejectOnSocket),
    // URLs that the router cannot parse never reach a hook.
    frameworkErrors: async (error, request, reply) => {
      if (isRead(request.method) && isRecipientsPath(request.url)) {
        return siteResponse(request, reply).catch((failed: unknown) =>
          respondWithError(request, reply, apiErrorOf(failed), errorSettings),
        );
      }
      let apiError = apiErrorOf(error);
      try {
        if (isDevelopersPath(request.url)) await countCall(request, reply);
      } catch (limited) {
        apiError = apiErrorOf(limited);
      }
      respondWithError(request, reply, apiError, errorSettings);
    },
  };
  const app = Fastify(options);
  app.decorate('siteUrl', config.bases.site);
  respondToOddRequests(app.server, rejectOnSocket);

  const logFailure = outageLog(now);
  app.setErrorHandler(async (error, request, reply) => {
    const apiError = apiErrorOf(error);
    logFailure(request.log, apiError);
    return respondWithError(request, reply, apiError, errorSettings);
  });
  return app;
}

function isRead(method: string): boolean {
  return method === 'GET' || method === 'HEAD';
}

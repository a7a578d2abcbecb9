import type { IncomingMessage, Server } from 'node:http';
import cors from '@fastify/cors';
import proxyAddr from '@fastify/proxy-addr';
import { brand } from '@grovemail/config/brand.ts';
import { standInOrigin } from '@grovemail/config/stand-in-origin.ts';
import { ApiError } from '@grovemail/contract/api-error.ts';
import { defaultBodyBytes } from '@grovemail/contract/operation.ts';
import { confirmationLink, confirmationPage } from '@grovemail/contract/site-paths.ts';
import Fastify, {
  type FastifyHttpOptions,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import { apiRoutes } from './api-routes.ts';
import type { AppDeps } from './app-deps.ts';
import { accountAdmission } from './http/auth/account-key.ts';
import { formTokens } from './http/auth/form-token.ts';
import { keyUses } from './http/auth/key-uses.ts';
import { spamCheck } from './http/auth/suspicion.ts';
import { networkOf, trustedProxies } from './http/limits/networks.ts';
import { accountLimit, failedLinks, overallLimit, senderLimit } from './http/limits/rate-limits.ts';
import { type CountUse, countInMemory, sharedCounts } from './http/limits/use-counts.ts';
import { addLinkPosts, addPagePost } from './http/link-posts.ts';
import { logRequests, outageLog, warnOfIgnoredProxy } from './http/logs.ts';
import { addBodyParsers } from './http/requests/body-parsers.ts';
import {
  isDevelopersPath,
  isRecipientsPath,
  rejectUnserved,
  servedMethods,
} from './http/requests/known-paths.ts';
import { crossOrigin, originsOf, ownOrigin } from './http/requests/origins.ts';
import { apiErrorOf } from './http/responses/api-error-of.ts';
import { available } from './http/responses/available.ts';
import { type ErrorPages, respondWithError } from './http/responses/error-response.ts';
import { responsePages, sendError } from './http/responses/response-pages.ts';
import { type SecurityOptions, securityHeaders } from './http/responses/security-headers.ts';
import { siteHandler } from './http/responses/site-handler.ts';
import { addRoute, type RouteOptions } from './http/route.ts';
import { loadSite, templatePath } from './http/site/site.ts';
import {
  clientErrorResponse,
  requireHost,
  respondToOddRequests,
  socketError,
} from './http/socket/odd-requests.ts';
import { maxHeaderSize, peerServer, servingPatience } from './http/socket/peer-server.ts';
import { recentKeys } from './keys/recent-keys.ts';
import { readReport } from './mail/reports/read-report.ts';
import { siteLibrary } from './mcp/docs-library.ts';
import { addMcp } from './mcp/mcp-route.ts';
import { configuredProviders } from './providers/configured-providers.ts';
import { healthChecks } from './routes/public/health.ts';
import { linkPosts } from './routes/public/link-posts.ts';
import { addMailReports, addProviderReports } from './routes/public/mail-reports.ts';
import { newsletterConfirmation } from './routes/public/newsletter-confirmation.ts';
import { isSignedWebhook } from './signing/standard-webhook.ts';

/** Site and API as one application. It does not listen yet and reads no environment. */
export async function createApp(deps: AppDeps): Promise<FastifyInstance> {
  const { config, now } = deps;
  const { bases } = config;
  const site = builtSite(deps);
  const errorSettings = errorSettingsOf(site, config);
  const { security } = errorSettings;

  const counter = counterOf(deps);
  const { keyPerMinute, formsPerMinute, globalPerMinute } = config.limits;
  const noteUse = keyUses({ write: (id, at) => deps.store.noteKeyUse(id, at), now });
  const limitAccount = accountLimit({ max: keyPerMinute, count: counter(), now });
  const findKey = recentKeys((digest) => available(() => deps.store.findKey(digest)), now);
  const accounts = accountAdmission({
    findKey,
    noteUse,
    publishable: [config.clientApiKey, config.push.apiKey],
    limit: limitAccount,
  });
  const siteResponse = siteHandler(site, security, bases.site, deps.noteView);
  const app = boundedServer(deps, errorSettings, accounts.count, siteResponse);
  addBodyParsers(app);
  logRequests(app);
  warnOfIgnoredProxy(app, config.server.trustProxy);

  const tokens = formTokens({ key: deps.formTokenKey, now });
  const routes = apiRoutes(deps, { tokens, noteUse });
  const health = healthChecks(deps);
  const operations = routes.map(({ operation }) => operation);
  const methodsAt = servedMethods(app);
  const ownHeaders = securityHeaders('api', security);
  app.addHook('onRequest', async (request, reply) => {
    reply.headers({ ...ownHeaders, 'request-id': request.id });
    requireHost(request.raw);
    if (!request.is404) return;
    const path = request.url.split('?', 1)[0] ?? '/';
    if (isDevelopersPath(path)) await accounts.count(request, reply);
    // Before the body is read, so that its type or size does not hide the actual error.
    rejectUnserved(request, path, methodsAt, operations);
  });
  app.setNotFoundHandler(siteResponse);

  if (bases.site !== '') await app.register(cors, crossOrigin(originsOf([bases.site])));
  const sendPage = responsePages(site, security);
  const limitFailedLinks = failedLinks({
    max: formsPerMinute === null ? null : failedLinksPerMinute,
    count: counter(),
    now,
  });
  const routeOptions: RouteOptions = {
    limitSubmission: senderLimit({ max: formsPerMinute, count: counter(), now }),
    limitOverall: overallLimit({ max: globalPerMinute, count: counter(), now }),
    limitFailedLinks,
    spamCheck: spamCheck(tokens),
    sendPage,
    siteUrl: bases.site,
    digest: deps.digest,
    now,
    admitAccount: accounts.admit,
    countAs: accounts.countAs,
  };
  for (const route of routes) addRoute(app, route, routeOptions);
  addMcp(app, {
    brand: brand.name,
    library: site && siteLibrary(site),
    siteUrl: bases.site,
    origins: originsOf([bases.site]),
    limit: (request, reply) => limitAccount(`mcp ${networkOf(request.ip)}`, reply, false),
  });
  await addMailReports(app, {
    ...deps,
    keys: deps.trackingKeys,
    isSigned: (request) => isSignedWebhook(request, deps.mailReportSecret, now()),
    readReport,
  });
  for (const provider of configuredProviders(deps)) {
    await addProviderReports(app, provider, { ...deps, keys: deps.trackingKeys });
  }
  await addLinkPosts(app, linkPosts(deps), limitFailedLinks, sendPage);
  for (const path of [confirmationLink, confirmationPage]) {
    addPagePost(app, path, newsletterConfirmation(deps), limitFailedLinks, sendPage);
  }
  addHealthChecks(app, health);
  return app;
}

function errorSettingsOf(
  site: ReturnType<typeof builtSite>,
  { bases, hsts, isProduction }: AppDeps['config'],
): ErrorSettings {
  return {
    pages: {
      rejected: site?.text(templatePath('rejected')) ?? null,
      failed: site?.text('/500.html') ?? null,
    },
    security: {
      indexable: isProduction,
      hsts,
      connectOrigins: originsOf([
        bases.api,
        bases.users,
        bases.sales,
        bases.modules,
        bases.messaging,
      ]),
    },
  };
}

function builtSite({ siteDir, config }: AppDeps) {
  const options = { handOver: config.handOver, standIn: standInOrigin };
  return siteDir === null ? null : loadSite(siteDir, options);
}

/** Of a network. */
const failedLinksPerMinute = 20;

interface ErrorSettings {
  pages: ErrorPages;
  security: SecurityOptions;
}

/** A Fastify server with limits on connections and one format for every error. */
function boundedServer(
  { config, logger, now, newId, patience = servingPatience }: AppDeps,
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
    serverFactory: peerServer({ ...config.server, ...senders }, patience, rejectOnSocket),
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

function addHealthChecks(app: FastifyInstance, checks: ReturnType<typeof healthChecks>): void {
  for (const [path, check] of Object.entries(checks)) {
    app.get(path, async (_request, reply) => {
      const body = await check();
      reply.header('cache-control', 'no-store');
      return body ? reply.type(json).send(body) : sendError(reply, new ApiError('unavailable'));
    });
  }
}

const json = 'application/json; charset=utf-8';

/**
 * Counters for the limits: in the store when other processes share it, else in memory, one for each limit, so
 * that many names in one do not evict those of another.
 */
function counterOf({ isShared, store, formTokenKey, now }: AppDeps): () => CountUse {
  if (!isShared) return () => countInMemory(now);
  const count = sharedCounts({
    count: (use) => available(() => store.countUse(use)),
    secret: formTokenKey,
    now,
  });
  return () => count;
}

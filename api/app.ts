import cors from '@fastify/cors';
import { brand } from '@grovemail/config/brand.ts';
import { standInOrigin } from '@grovemail/config/stand-in-origin.ts';
import { ApiError } from '@grovemail/contract/api-error.ts';
import { confirmationLink, confirmationPage, thanksPages } from '@grovemail/contract/site-paths.ts';
import type { FastifyInstance } from 'fastify';
import { apiRoutes } from './api-routes.ts';
import type { AppDeps } from './app-deps.ts';
import { boundedServer, type ErrorSettings } from './bounded-server.ts';
import { accountAdmission } from './http/auth/account-key.ts';
import { formTokens } from './http/auth/form-token.ts';
import { keyUses } from './http/auth/key-uses.ts';
import { spamCheck } from './http/auth/suspicion.ts';
import { networkOf } from './http/limits/networks.ts';
import { accountLimit, failedLinks, overallLimit, senderLimit } from './http/limits/rate-limits.ts';
import { type CountUse, countInMemory, sharedCounts } from './http/limits/use-counts.ts';
import { addLinkPosts } from './http/link-posts.ts';
import { logRequests, warnOfIgnoredProxy } from './http/logs.ts';
import { addPagePost } from './http/page-posts.ts';
import { addBodyParsers } from './http/requests/body-parsers.ts';
import { isDevelopersPath, servedMethods } from './http/requests/known-paths.ts';
import { crossOrigin, originsOf } from './http/requests/origins.ts';
import { rejectUnserved } from './http/requests/reject-unserved.ts';
import { available } from './http/responses/available.ts';
import { responsePages, sendError } from './http/responses/response-pages.ts';
import { securityHeaders } from './http/responses/security-headers.ts';
import { siteHandler } from './http/responses/site-handler.ts';
import { addRoute, type RouteOptions } from './http/route.ts';
import { loadSite, templatePath } from './http/site/site.ts';
import { requireHost } from './http/socket/odd-requests.ts';
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
  await addLinkPosts(app, linkPosts({ ...deps, sender: brand.name }), limitFailedLinks, sendPage);
  for (const path of [confirmationLink, confirmationPage]) {
    addPagePost(app, path, newsletterConfirmation(deps), limitFailedLinks, sendPage);
  }
  addHealthChecks(app, healthChecks(deps));
  return app;
}

function errorSettingsOf(
  site: ReturnType<typeof builtSite>,
  { bases, hsts, isProduction }: AppDeps['config'],
): ErrorSettings {
  return {
    pages: {
      rejected: site?.text(templatePath('rejected')) ?? null,
      forms: new Map(
        Object.keys(thanksPages).flatMap((form) => {
          const page = site?.text(templatePath(`${form}-rejected`));
          return page ? [[form, page]] : [];
        }),
      ),
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
  const sendsMail = config.mail.smtpUrl !== null;
  const options = { handOver: config.handOver, sendsMail, standIn: standInOrigin };
  return siteDir === null ? null : loadSite(siteDir, options);
}

/** Per network. */
const failedLinksPerMinute = 20;

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

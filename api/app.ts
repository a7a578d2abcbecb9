import type { Server } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import cors from '@fastify/cors';
import { brand } from '@grovemail/config/brand.ts';
import type { Config } from '@grovemail/config/read-config.ts';
import {
  addresses,
  confirmationLink,
  confirmationPage,
  preferencePages,
  preferencesPage,
} from '@grovemail/contract/addresses.ts';
import { sampleCatalog } from '@grovemail/domain/pricing/sample-catalog.ts';
import Fastify, {
  type FastifyHttpOptions,
  type FastifyInstance,
  type FastifyServerOptions,
  LogController,
} from 'fastify';
import { signedPreferencePath } from './delivery/signed-preference-path.ts';
import { accountAdmission } from './http/account-admission.ts';
import { keyCheck } from './http/account-key.ts';
import { accountLimit, type CountUse, countInMemory } from './http/account-limit.ts';
import { answerPages } from './http/answer-pages.ts';
import { available } from './http/available.ts';
import { addBodyParsers } from './http/body-parsers.ts';
import { answerOddRequests, clientErrorAnswer } from './http/client-error.ts';
import { crossOrigin } from './http/cross-origin.ts';
import { formTokens } from './http/form-token.ts';
import { keyUses } from './http/key-uses.ts';
import { isDevelopersPath, methodTable } from './http/known-paths.ts';
import { addLinkPosts } from './http/link-posts.ts';
import { addMailReports, mailReportPath } from './http/mail-reports.ts';
import { networkOf } from './http/network-of.ts';
import { outageLog } from './http/outage-log.ts';
import { overallLimit } from './http/overall-limit.ts';
import { addPagePost } from './http/page-post.ts';
import { limitPeers, type Patience, requestLimits, servingPatience } from './http/peer-limits.ts';
import { queueFairly } from './http/queue-fairly.ts';
import { answerRefusal, type RefusalPages } from './http/refusal-answer.ts';
import { refusalOf } from './http/refusal-of.ts';
import { refuseUnserved } from './http/refuse-unserved.ts';
import { logRequests } from './http/request-log.ts';
import { requireHost } from './http/require-host.ts';
import { addRoute, type RouteOptions } from './http/route.ts';
import { type SecurityOptions, securityHeaders } from './http/security-headers.ts';
import { senderLimit } from './http/sender-limit.ts';
import { sharedCounts } from './http/shared-counts.ts';
import { loadSite } from './http/site.ts';
import { siteHandler } from './http/site-handler.ts';
import { socketRefusal } from './http/socket-refusal.ts';
import { suspecting } from './http/suspicion.ts';
import { trustedProxies } from './http/trusted-proxies.ts';
import { nestsDeeper } from './mail/nests-deeper.ts';
import { plainText } from './mail/plain-text.ts';
import { addMcp, mcpPath } from './mcp/mcp-route.ts';
import { siteLibrary } from './mcp/site-library.ts';
import { passesCheck } from './outbound/target.ts';
import { phoneNumber } from './phone-number.ts';
import { postedReports } from './posted-reports.ts';
import { captureRoutes } from './routes/capture.ts';
import { enquiryRoute } from './routes/enquiry.ts';
import { feedbackRoute } from './routes/feedback.ts';
import { formTokenRoute } from './routes/form-token.ts';
import { healthChecks } from './routes/health.ts';
import { issueTestKeyRoute } from './routes/issue-test-key.ts';
import { leadRoutes } from './routes/leads.ts';
import { linkPosts } from './routes/link-posts.ts';
import { previewRoutes } from './routes/mail-preview.ts';
import { modulesRoute } from './routes/modules.ts';
import { newsletterConfirmation } from './routes/newsletter-confirmation.ts';
import { preferenceRoutes } from './routes/preferences.ts';
import { pushRoutes } from './routes/push.ts';
import { pushTestRoute } from './routes/push-test.ts';
import { automationRoutes } from './routes/v1-automations.ts';
import { contactRoutes } from './routes/v1-contacts.ts';
import { contactBatchRoute } from './routes/v1-contacts-batch.ts';
import { transactionalRoutes } from './routes/v1-transactionals.ts';
import type { Store } from './store/store.ts';

export interface AppDeps {
  config: Pick<
    Config,
    | 'isProduction'
    | 'bases'
    | 'handOver'
    | 'clientApiKey'
    | 'audienceId'
    | 'limits'
    | 'notices'
    | 'outboundAllow'
  > & {
    server: Pick<Config['server'], 'trustProxy' | 'maxConnections'>;
    push: Pick<Config['push'], 'apiKey'>;
  };
  store: Store;
  /** Other processes answer from the same store: what is limited is counted there. */
  isShared: boolean;
  /** Signs form tokens; the same in every process that takes forms. */
  formTokenKey: string;
  /** Sign recipients' links, newest first; the same in every process that takes them. */
  trackingKeys: readonly string[];
  /** Tells addresses and bodies apart without keeping them; the same in every process. */
  digest(text: string): string;
  /** The public application-server key of web push, base64url. */
  vapidPublicKey: string;
  /** Proves which address a page subscribes to push; the same in every process. */
  pushSecret: string;
  /** Signs bounces and complaints that are posted; `whsec_` and base64, the same in every process. */
  mailReportSecret: string;
  /** Milliseconds since the epoch. */
  now(): number;
  /** A new UUIDv7. */
  newId(): string;
  /** Where the site's build left its files; null serves the API alone. */
  siteDir: string | null;
  /** How long peers may take; for tests. */
  patience?: Patience;
  logger?: FastifyServerOptions['logger'];
}

/** Site and API as one application that does not listen yet and knows no environment. */
export async function createApp(deps: AppDeps): Promise<FastifyInstance> {
  const { config, patience = servingPatience } = deps;
  const { bases } = config;
  const site = deps.siteDir === null ? null : loadSite(deps.siteDir, { handOver: config.handOver });
  const pages: RefusalPages = {
    refused: site?.template('refused') ?? null,
    failed: site?.page('/500') ?? null,
  };
  const security: SecurityOptions = {
    indexable: config.isProduction,
    connectOrigins: originsOf([bases.users, bases.sales, bases.modules, bases.messaging]),
  };

  const { now } = deps;
  const counter = counterOf(deps);
  const { keyPerMinute, formsPerMinute, globalPerMinute } = config.limits;
  const noteUse = keyUses({ write: (id, at) => deps.store.noteKeyUse(id, at), now });
  const limitAccount = accountLimit({ max: keyPerMinute, count: counter(), now });
  const accounts = accountAdmission({
    checkKey: keyCheck((digest) => available(() => deps.store.findKey(digest)), noteUse),
    limit: limitAccount,
  });

  const refuseOnSocket = socketRefusal(security, deps.newId);
  const options: FastifyHttpOptions<Server> = {
    ...requestLimits(config.limits.bodyBytes, patience),
    logger: deps.logger ?? false,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: trustedProxies(config.server.trustProxy),
    // A client's own id never gets in: the log would hold whatever it wrote.
    requestIdHeader: false,
    genReqId: () => deps.newId(),
    clientErrorHandler: clientErrorAnswer(refuseOnSocket),
    // Addresses that the router cannot read never reach a hook: they are answered here.
    frameworkErrors: async (error, request, reply) => {
      let refusal = refusalOf(error);
      try {
        if (isDevelopersPath(request.url)) await accounts.count(request, reply);
      } catch (limited) {
        refusal = refusalOf(limited);
      }
      answerRefusal(request, reply, refusal, { pages, security });
    },
  };
  const app = Fastify(options);
  limitPeers(app.server, config.server.maxConnections, patience);
  const isCrowded = queueFairly(app.server);
  answerOddRequests(app.server, refuseOnSocket);
  addBodyParsers(app);
  logRequests(app);

  const tokens = formTokens({ key: deps.formTokenKey, now: deps.now });
  const submissions = { ...deps, hasNoticeWebhook: config.notices.webhookUrl !== null };
  const canCall = (address: string) => passesCheck(address, config.outboundAllow);
  const routes = [
    modulesRoute({ catalog: sampleCatalog }),
    formTokenRoute(tokens),
    issueTestKeyRoute(deps),
    enquiryRoute(submissions),
    feedbackRoute(submissions),
    ...captureRoutes({
      ...submissions,
      clientApiKey: config.clientApiKey,
      audienceId: config.audienceId,
    }),
    ...leadRoutes(submissions),
    ...contactRoutes({ ...deps, phoneNumber }),
    contactBatchRoute({ ...deps, phoneNumber }),
    ...automationRoutes(deps),
    ...transactionalRoutes({
      ...deps,
      canCall,
      nestsDeeper,
      plainText,
      preferencePath: (link) => signedPreferencePath(link, deps.trackingKeys),
    }),
    ...previewRoutes({ ...deps, usersUrl: bases.users, siteOrigins: originsOf([bases.site]) }),
    ...preferenceRoutes(deps),
    ...pushRoutes({ ...deps, apiKey: config.push.apiKey, canCall, noteUse }),
    pushTestRoute(deps),
  ];
  const health = healthChecks(deps);
  const paths = routes.map(({ operation }) => addresses[operation.id].path);
  const methodsAt = methodTable([
    ...Object.keys(health).map((path) => ({ methods: ['GET', 'HEAD'], path })),
    ...routes.map(({ operation }) => {
      const { method, path } = addresses[operation.id];
      const isRead = method === 'GET' && !operation.submission;
      return { methods: isRead ? [method, 'HEAD'] : [method], path };
    }),
    { methods: ['POST'], path: addresses.oneClick.path },
    { methods: ['POST'], path: mcpPath },
    { methods: ['POST'], path: mailReportPath },
    ...[...preferencePages, preferencesPage, confirmationLink, confirmationPage].map((path) => ({
      methods: ['GET', 'HEAD', 'POST'],
      path,
    })),
  ]);

  app.addHook('onRequest', async (request, reply) => {
    reply.headers({ ...securityHeaders('api', security), 'request-id': request.id });
    requireHost(request.raw);
    if (!request.is404) return;
    const path = pathOf(request.url);
    if (isDevelopersPath(path)) await accounts.count(request, reply);
    // Before the body is read, so that its type or size never hides what is really wrong.
    refuseUnserved(request.method, path, methodsAt, paths);
  });
  const logFailure = outageLog(deps.now);
  app.setErrorHandler(async (error, request, reply) => {
    const refusal = refusalOf(error);
    logFailure(request.log, refusal);
    // Whoever floods waits for each 429, so that everyone else's turn comes sooner.
    if (refusal.status === 429 && isCrowded())
      await wait(patience.flood, undefined, { ref: false });
    return answerRefusal(request, reply, refusal, { pages, security });
  });
  app.setNotFoundHandler(siteHandler(site, security));

  if (bases.site !== '') await app.register(cors, crossOrigin(originsOf([bases.site])));
  const sendPage = answerPages(site, security);
  const routeOptions: RouteOptions = {
    limitSubmission: senderLimit({ max: formsPerMinute, count: counter(), now }),
    limitOverall: overallLimit({ max: globalPerMinute, count: counter(), now }),
    suspect: suspecting(tokens),
    sendPage,
    siteUrl: bases.site,
    digest: deps.digest,
    now,
    admitAccount: accounts.admit,
  };
  for (const route of routes) addRoute(app, route, routeOptions);
  addMcp(app, {
    brand: brand.name,
    library: site && siteLibrary(site),
    origins: originsOf([bases.site]),
    limit: (request, reply) => limitAccount(`mcp ${networkOf(request.ip)}`, reply),
  });
  await addMailReports(app, postedReports(deps));
  await addLinkPosts(app, linkPosts(deps), sendPage);
  for (const path of [confirmationLink, confirmationPage]) {
    addPagePost(app, path, newsletterConfirmation(deps), sendPage);
  }

  for (const [path, check] of Object.entries(health)) {
    app.get(path, async (_request, reply) => {
      const body = await check();
      return reply.header('cache-control', 'no-store').type(json).send(body);
    });
  }
  return app;
}

const json = 'application/json; charset=utf-8';

/**
 * Makes what limits count with: in the store when other processes count there too, else in
 * memory, each limit by itself, so that a flood of names in one displaces nothing of another.
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

function pathOf(url: string): string {
  return url.split('?', 1)[0] ?? '/';
}

function originsOf(bases: readonly string[]): string[] {
  return [...new Set(bases.filter(Boolean).map((base) => new URL(base).origin))];
}

import type { Server } from 'node:http';
import cors, { type FastifyCorsOptions } from '@fastify/cors';
import type { Config } from '@grovemail/config/parse-config.ts';
import {
  addresses,
  confirmationLink,
  confirmationPage,
  preferencePages,
  preferencesPage,
} from '@grovemail/contract/addresses.ts';
import { errors } from '@grovemail/contract/errors.ts';
import { Refusal } from '@grovemail/contract/refusal.ts';
import { sampleCatalog } from '@grovemail/domain/pricing/sample-catalog.ts';
import Fastify, {
  type FastifyHttpOptions,
  type FastifyInstance,
  type FastifyServerOptions,
  LogController,
} from 'fastify';
import { keyCheck } from './http/account-key.ts';
import { accountLimit, countInMemory } from './http/account-limit.ts';
import { answerPages } from './http/answer-pages.ts';
import { addBodyParsers } from './http/body-parsers.ts';
import { clientErrorAnswer } from './http/client-error.ts';
import { formTokens } from './http/form-token.ts';
import { isApiPath, meantPath, methodTable } from './http/known-paths.ts';
import { addLinkPosts } from './http/link-posts.ts';
import { addPagePost } from './http/page-post.ts';
import { addRateLimits } from './http/rate-limits.ts';
import { answerRefusal, type RefusalPages } from './http/refusal-answer.ts';
import { refusalOf } from './http/refusal-of.ts';
import { logRequests } from './http/request-log.ts';
import { addRoute, type RouteOptions } from './http/route.ts';
import { type SecurityOptions, securityHeaders } from './http/security-headers.ts';
import { sharedCounts } from './http/shared-counts.ts';
import { loadSite } from './http/site.ts';
import { siteHandler } from './http/site-handler.ts';
import { suspecting } from './http/suspicion.ts';
import { passesCheck } from './outbound/target.ts';
import { phoneNumber } from './phone-number.ts';
import { captureRoutes } from './routes/capture.ts';
import { enquiryRoute } from './routes/enquiry.ts';
import { formTokenRoute } from './routes/form-token.ts';
import { healthChecks } from './routes/health.ts';
import { leadRoutes } from './routes/leads.ts';
import { linkPosts } from './routes/link-posts.ts';
import { modulesRoute } from './routes/modules.ts';
import { newsletterConfirmation } from './routes/newsletter-confirmation.ts';
import { preferenceRoutes } from './routes/preferences.ts';
import { pushRoutes } from './routes/push.ts';
import { available } from './routes/submission.ts';
import { automationRoutes } from './routes/v1-automations.ts';
import { contactRoutes } from './routes/v1-contacts.ts';
import { transactionalRoutes } from './routes/v1-transactionals.ts';
import { signedPreferencePath } from './signed-preference-path.ts';
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
    server: Pick<Config['server'], 'trustProxy'>;
    push: Pick<Config['push'], 'apiKey'>;
  };
  store: Store;
  /** Other processes answer from the same store: what is limited is counted there. */
  isShared: boolean;
  /** Signs form tokens; the same in every process that takes forms. */
  formTokenKey: string;
  /** Sign recipients' links, newest first; the same in every process that takes them. */
  trackingKeys: readonly string[];
  /** The public application-server key of web push, base64url. */
  vapidPublicKey: string;
  /** Milliseconds since the epoch. */
  now(): number;
  /** A new UUIDv7. */
  newId(): string;
  /** Where the site's build left its files; null serves the API alone. */
  siteDir: string | null;
  logger?: FastifyServerOptions['logger'];
}

/** Site and API as one application that does not listen yet and knows no environment. */
export async function createApp(deps: AppDeps): Promise<FastifyInstance> {
  const { config } = deps;
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

  const options: FastifyHttpOptions<Server> = {
    ...requestLimits(config.limits.bodyBytes),
    logger: deps.logger ?? false,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: trustedProxies(config.server.trustProxy),
    clientErrorHandler: clientErrorAnswer(security),
    // Addresses that the router cannot read never reach a hook: they are answered here.
    frameworkErrors: (error, request, reply) => {
      answerRefusal(request, reply, refusalOf(error), { pages, security });
    },
  };
  const app = Fastify(options);
  addBodyParsers(app);
  logRequests(app);

  const tokens = formTokens({ key: deps.formTokenKey, now: deps.now });
  const submissions = { ...deps, hasNoticeWebhook: config.notices.webhookUrl !== null };
  const canCall = (address: string) => passesCheck(address, config.outboundAllow);
  const routes = [
    modulesRoute({ catalog: sampleCatalog }),
    formTokenRoute(tokens),
    enquiryRoute(submissions),
    ...captureRoutes({
      ...submissions,
      clientApiKey: config.clientApiKey,
      audienceId: config.audienceId,
    }),
    ...leadRoutes(submissions),
    ...contactRoutes({ ...deps, phoneNumber }),
    ...automationRoutes(deps),
    ...transactionalRoutes({
      ...deps,
      canCall,
      preferencePath: (link) => signedPreferencePath(link, deps.trackingKeys),
    }),
    ...preferenceRoutes(deps),
    ...pushRoutes({ ...deps, apiKey: config.push.apiKey, canCall }),
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
    ...[...preferencePages, preferencesPage, confirmationLink, confirmationPage].map((path) => ({
      methods: ['GET', 'HEAD', 'POST'],
      path,
    })),
  ]);

  app.addHook('onRequest', async (request, reply) => {
    reply.headers(securityHeaders('api', security));
    // Before the body is read, so that its type or size never hides what is really wrong.
    if (request.is404) refuseUnserved(request.method, pathOf(request.url), methodsAt, paths);
  });
  app.setErrorHandler((error, request, reply) => {
    const refusal = refusalOf(error, request.routeOptions.bodyLimit);
    if (refusal.status >= 500) request.log.error({ err: refusal.cause }, 'could not answer');
    return answerRefusal(request, reply, refusal, { pages, security });
  });
  app.setNotFoundHandler(siteHandler(site, security));

  if (bases.site !== '') await app.register(cors, crossOrigin(bases.site));
  const uses = countsOf(deps);
  const limitSubmission = await addRateLimits(
    app,
    config.limits,
    uses && { count: uses, now: deps.now },
  );
  const checkKey = keyCheck((digest) => available(() => deps.store.findKey(digest)));
  const limitAccount = accountLimit({
    max: config.limits.keyPerMinute,
    count: uses ?? countInMemory(deps.now),
    now: deps.now,
  });
  const sendPage = answerPages(site, security);
  const routeOptions: RouteOptions = {
    limitSubmission,
    suspect: suspecting(tokens),
    sendPage,
    siteUrl: bases.site,
    async admitAccount(request, reply) {
      const account = await checkKey(request);
      await limitAccount(account.id, reply);
      return account;
    },
  };
  for (const route of routes) addRoute(app, route, routeOptions);
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

const maxHeaderSize = 16_384;
/** Counts what is limited in the store when others count there too (goal S5); null: in this process. */
function countsOf({ isShared, store, formTokenKey, now }: AppDeps) {
  if (!isShared) return null;
  return sharedCounts({
    count: (use) => available(() => store.countUse(use)),
    secret: formTokenKey,
    now,
  });
}

/** What a request may cost (goal S3). */
function requestLimits(bodyLimit: number) {
  return {
    bodyLimit,
    requestTimeout: 15_000,
    http: { headersTimeout: 10_000, maxHeaderSize },
    exposeHeadRoutes: true,
    // While closing, a request that was accepted is answered, not turned away.
    return503OnClosing: false,
    // A recipient's link may be as long as the headers allow, and gets the one answer all the same (E4).
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: maxHeaderSize },
  };
}

/** @throws {Refusal} for an address of the API that is unknown or takes other methods, and for writing to a page */
function refuseUnserved(
  method: string,
  path: string,
  methodsAt: (path: string) => string[],
  paths: readonly string[],
): void {
  const methods = methodsAt(path);
  const isApi = isApiPath(path);
  if (isApi && methods.length === 0) {
    const meant = meantPath(path, paths);
    throw new Refusal('not_found', meant ? { messages: [didYouMean(meant)] } : {});
  }
  if (!isApi && (method === 'GET' || method === 'HEAD')) return;
  const allowed = methods.length > 0 ? methods : ['GET', 'HEAD'];
  throw new Refusal('method_not_allowed', { headers: { allow: allowed.join(', ') } });
}

function didYouMean(path: string): string {
  return `${errors.not_found.text} Did you mean ${path}?`;
}

/** Scripts of the site may call an API that stands elsewhere, and no other origin's may (goal S6). */
function crossOrigin(siteUrl: string): FastifyCorsOptions {
  return {
    origin: originsOf([siteUrl]),
    methods: ['GET', 'POST', 'PUT'],
    allowedHeaders: ['content-type', 'idempotency-key', 'form-token'],
    // How long to wait is in the answer's words too, but a script should not have to read those.
    exposedHeaders: ['retry-after'],
    credentials: false,
    strictPreflight: false,
  };
}

// Fastify trusts nobody when given a bare number of hops: the operator vouches for the hops here.
function trustedProxies(setting: AppDeps['config']['server']['trustProxy']) {
  return typeof setting === 'number' ? (_: string, hop: number) => hop < setting : setting;
}

function pathOf(url: string): string {
  return url.split('?', 1)[0] ?? '/';
}

function originsOf(bases: readonly string[]): string[] {
  return [...new Set(bases.filter(Boolean).map((base) => new URL(base).origin))];
}

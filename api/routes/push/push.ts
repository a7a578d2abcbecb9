import { ApiError, invalidRequest } from '@grovemail/contract/api-error.ts';
import { accepted } from '@grovemail/contract/envelope.ts';
import { authorizationFault, unauthorized } from '@grovemail/contract/key-errors.ts';
import {
  pushAction,
  pushActionById,
  pushContact,
  pushKey,
} from '@grovemail/contract/operations/push.ts';
import type { PushContact } from '@grovemail/contract/operations/push-input.ts';
import { isAccountKey } from '@grovemail/domain/keys/key-scope.ts';
import { keyFormFault } from '../../http/auth/key-form.ts';
import type { NoteUse } from '../../http/auth/key-uses.ts';
import { type KeyedRequest, presentedKey } from '../../http/auth/presented-key.ts';
import { unknownKey } from '../../http/auth/unknown-key.ts';
import { available } from '../../http/responses/available.ts';
import { type Call, defineRoute, type Route, type RouteResponse } from '../../http/route.ts';
import { apiKeyDigest, keyPrefixes } from '../../keys/api-key.ts';
import type { ClockAndIds } from '../../resources/clock-and-ids.ts';
import { sameText } from '../../signing/authentication-code.ts';
import { isSignedAddress } from '../../signing/signed-address.ts';
import type { KeyStore } from '../../store/keys/key-store.ts';
import type { PushAction, PushStore } from '../../store/push/push-store.ts';

interface PushDeps extends ClockAndIds {
  store: PushStore & Pick<KeyStore, 'findKey'>;
  /** The publishable key of pages. */
  apiKey: string;
  /** The public application-server key, base64url. */
  vapidPublicKey: string;
  /** Verifies the signatures of addresses. */
  pushSecret: string;
  /** Whether messages may be posted there. */
  canPush(endpoint: string): boolean;
  noteUse: NoteUse;
}

/** Web push for pages of any site: subscriptions, the public key, and reports on messages. */
export function pushRoutes(deps: PushDeps): Route[] {
  const { store } = deps;
  const key = accepted({ data: { key: deps.vapidPublicKey } });
  return [
    defineRoute({
      operation: pushContact,
      openCors: true,
      admit: (_params, request) => admit(deps, request),
      async handle({ values }) {
        const { endpoint, auth, p256dh } = values.subscription;
        if (values.kind === 'forget') {
          await available(() => store.unsubscribePush({ endpoint, auth }));
          // The same for known and unknown subscriptions.
          return { status: 200, body: accepted({ data: { unsubscribed: true } }) };
        }
        // Checked again at each delivery.
        if (!deps.canPush(endpoint)) {
          throw invalidRequest({ 'gm_web_push.endpoint': noPushService });
        }
        const { email, info } = values;
        const isProved = isProof(values, deps.pushSecret);
        const record = { id: deps.newId(), createdAt: deps.now(), endpoint, p256dh, auth };
        const id = await available(() =>
          store.saveSubscription({ ...record, email, isProved, info }),
        );
        return { status: 200, body: accepted({ data: { id } }) };
      },
    }),
    defineRoute({
      operation: pushKey,
      openCors: true,
      async handle() {
        return { status: 200, body: key, headers: { 'cache-control': 'public, max-age=300' } };
      },
    }),
    defineRoute({
      operation: pushAction,
      openCors: true,
      handle: (call) => note(deps, call, call.values.tracking_id ?? ''),
    }),
    defineRoute({
      operation: pushActionById,
      openCors: true,
      handle: (call) => note(deps, call, call.params.tracking_id ?? ''),
    }),
  ];
}

/**
 * Accepts the configured key and push keys of an operator. Account keys are rejected, since they must never be published
 * in a page.
 * @throws {ApiError} unauthorized
 */
async function admit({ store, apiKey, noteUse }: PushDeps, request: KeyedRequest): Promise<void> {
  const presented = presentedKey(request);
  if (!('key' in presented)) throw unauthorized(presented);
  const { key: token } = presented;
  if (sameText(token, apiKey)) return;
  // Data of test keys is separate, but browsers' subscriptions are always real.
  if (token.startsWith(keyPrefixes.test)) throw unauthorized(authorizationFault(noTestKey));
  // Publishable keys used to start like live ones.
  const formFault = keyFormFault(token, [keyPrefixes.publishable, keyPrefixes.live]);
  if (formFault) throw unauthorized(authorizationFault(formFault));
  const key = await available(() => store.findKey(apiKeyDigest(token)));
  if (!key || key.isTest) throw unknownKey();
  if (isAccountKey(key.scopes)) throw unauthorized(authorizationFault(noAccountKey));
  noteUse(key);
}

const noTestKey =
  'A test key saves no push subscriptions. Use a publishable key, which starts with gm_pk_.';
const noAccountKey =
  'This is an account key, which is secret. Use a publishable key, which starts with gm_pk_, and replace this key if a page contained it.';

/**
 * Whether the page proves its address; without a signature it only claims it.
 * @throws {ApiError} invalid_request for an invalid signature
 */
function isProof(
  { email, rawEmail, signature }: Extract<PushContact, { kind: 'save' }>,
  secret: string,
): boolean {
  if (signature === null) return false;
  if (isSignedAddress(signature, [rawEmail, email], secret)) return true;
  throw invalidRequest({ signature: badSignature });
}

/** Records an action on a message that was sent. Unknown messages get the same response. */
async function note(deps: PushDeps, call: Call, trackingId: string): Promise<RouteResponse> {
  const action = pushActions.find((known) => known === call.params.action);
  if (!action) throw invalidRequest({ action: unknownAction });
  if (call.isPrefetch) throw new ApiError('prefetch_ignored');
  if (isId(trackingId)) await available(() => record(deps, trackingId, action));
  return { status: 200, body: accepted({ data: { status: 'ok' } }) };
}

/** Reads before writing, so that guessed ids cost only a read. */
async function record(deps: PushDeps, messageId: string, action: PushAction): Promise<void> {
  if (!(await deps.store.isPushMessage(messageId))) return;
  await deps.store.recordPushAction({ messageId, action, at: deps.now() });
}

const pushActions = ['click', 'delivered', 'dismiss'] as const satisfies readonly PushAction[];

const noPushService =
  'gm_web_push.endpoint must be at a push service that this server knows. Its operator can allow others.';
const badSignature =
  "signature is not the one of this email: HMAC-SHA-256 of the address with the secret of this server's operator, in hex.";
const unknownAction = `The action must be ${pushActions.slice(0, -1).join(', ')} or ${pushActions.at(-1)}.`;

function isId(text: string): boolean {
  return /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(text);
}

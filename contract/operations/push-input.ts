import { type FieldErrors, type Validated, validate } from '@grovemail/domain/forms/form.ts';
import { newsletterForm } from '@grovemail/domain/forms/newsletter.ts';
import { subscriptionKeys } from '@grovemail/domain/push/subscription-keys.ts';
import { isStorable } from '@grovemail/domain/storable-text.ts';
import { z } from 'zod';
import { canonicalEmail } from '../canonical-email.ts';
import { documented, type Input, isObject, notAnObject } from '../input.ts';

/** What a page asks for: a subscription to be kept, or one to be forgotten. */
export type PushContact =
  | {
      kind: 'save';
      subscription: Subscription;
      /** Canonical. */
      email: string;
      /** As the page spelled it. */
      givenEmail: string;
      /** Proves the address; null where the page only claims it. */
      signature: string | null;
      info: Info;
    }
  | { kind: 'forget'; subscription: Subscription };

interface Subscription {
  endpoint: string;
  p256dh: string;
  auth: string;
}

type Info = Record<string, string | number | boolean>;

/** Far beyond what push services use: theirs have some 200 characters. */
const longestEndpoint = 1_000;
/** HMAC-SHA-256 in hex. */
const signatureForm = /^[\da-f]{64}$/;
const mostInfo = 20;
const longestInfoName = 64;
const longestInfoText = 500;

const infoValue = z.union([z.string().max(longestInfoText), z.number(), z.boolean()]);

const subscriptionSchema = z
  .object({
    endpoint: z
      .url()
      .max(longestEndpoint)
      .describe('The https address at the push service that takes messages for this browser.'),
    keys: z
      .object({
        p256dh: z.string().describe('A point of P-256, 65 bytes in base64url.'),
        auth: z.string().describe('The shared secret, 16 bytes in base64url.'),
      })
      .describe('What messages are encrypted with.'),
  })
  .describe("The browser's PushSubscription as JSON; other members are ignored.");

/** Body of POST /guests/push-test. */
export const pushTestInput: Input<Subscription> = {
  schema: z.object({ gm_web_push: subscriptionSchema }),
  check(value) {
    const subscription = readSubscription(own(value, 'gm_web_push'));
    return subscription
      ? { ok: true, values: subscription }
      : { ok: false, errors: { gm_web_push: notASubscription } };
  },
};

/** Body of POST /api/contacts (R199, R200, R347). */
export const pushInput: Input<PushContact> = {
  schema: documented(newsletterForm)
    .partial()
    .extend({
      gm_web_push: subscriptionSchema,
      signature: z
        .string()
        .regex(signatureForm)
        .optional()
        .describe(
          'Proves the address: HMAC-SHA-256 of `email`, in hex, made by your server. Without it the address is kept as claimed.',
        )
        .meta({ examples: ['4f1c0b5a9e7d2c3846f0a1b2c3d4e5f60718293a4b5c6d7e8f9012a3b4c5d6e7'] }),
      unsubscribed: z
        .boolean()
        .optional()
        .meta({
          description: 'True forgets this subscription; no address is needed then.',
          examples: [true],
        }),
    })
    .catchall(infoValue)
    .describe(
      `A subscription with the contact's address. Besides these, at most ${mostInfo} facts about the contact may be given: texts of at most ${longestInfoText} characters, numbers or booleans.`,
    ),
  check: checkPush,
};

function checkPush(value: unknown): Validated<PushContact> {
  if (!isObject(value)) return { ok: false, errors: { '': notAnObject } };
  const { gm_web_push, unsubscribed, signature = null, email: given, ...rest } = value;
  const subscription = readSubscription(gm_web_push);
  const errors: FieldErrors = {};
  if (!subscription) errors.gm_web_push = notASubscription;
  if (unsubscribed !== undefined && typeof unsubscribed !== 'boolean')
    errors.unsubscribed = 'unsubscribed must be true or false.';
  if (subscription && unsubscribed === true) {
    return { ok: true, values: { kind: 'forget', subscription } };
  }
  const named = canonicalEmail(validate(newsletterForm, value));
  if (!named.ok) Object.assign(errors, named.errors);
  if (!isInfo(rest)) errors.info = badInfo;
  if (!isSignature(signature)) errors.signature = badSignature;
  if (!subscription || !named.ok || !isSignature(signature) || Object.keys(errors).length > 0)
    return { ok: false, errors };
  const { email } = named.values;
  const givenEmail = String(given).trim();
  const contact = { email, givenEmail, signature, info: rest as Info };
  return { ok: true, values: { kind: 'save', subscription, ...contact } };
}

const notASubscription =
  "gm_web_push must be a browser's PushSubscription: an https endpoint, keys.p256dh and keys.auth.";
const badSignature =
  'signature must be the HMAC-SHA-256 of email: 64 hexadecimal digits, in lower case.';
const badInfo = `At most ${mostInfo} more facts can be kept: texts of at most ${longestInfoText} characters, numbers or booleans, under names of letters, digits, dots, hyphens and underscores.`;

/** @returns null for what no message could be sent to */
function readSubscription(value: unknown): Subscription | null {
  const endpoint = own(value, 'endpoint');
  const [p256dh, auth] = [own(own(value, 'keys'), 'p256dh'), own(own(value, 'keys'), 'auth')];
  if (typeof p256dh !== 'string' || typeof auth !== 'string' || !isEndpoint(endpoint)) return null;
  const keys = subscriptionKeys({ p256dh, auth });
  return keys && { endpoint, ...keys };
}

/**
 * An absolute address, written as its parser writes it, so that one endpoint is one row. http passes
 * here for the private addresses that a set-up allows; the route refuses all others.
 */
function isEndpoint(value: unknown): value is string {
  if (typeof value !== 'string' || value.length > longestEndpoint) return false;
  const url = URL.parse(value);
  return (
    url !== null &&
    /^https?:$/.test(url.protocol) &&
    url.username === '' &&
    url.password === '' &&
    url.hash === '' &&
    url.href === value
  );
}

function isSignature(value: unknown): value is string | null {
  return value === null || (typeof value === 'string' && signatureForm.test(value));
}

function isInfo(facts: Record<string, unknown>): boolean {
  const entries = Object.entries(facts);
  return (
    entries.length <= mostInfo &&
    entries.every(
      ([name, value]) =>
        name.length <= longestInfoName && /^[\w.-]+$/.test(name) && isInfoValue(value),
    )
  );
}

function isInfoValue(value: unknown): boolean {
  if (typeof value === 'string') return value.length <= longestInfoText && isStorable(value);
  return typeof value === 'boolean' || (typeof value === 'number' && Number.isFinite(value));
}

/** Own properties only: a body's prototype must never supply a value. */
function own(holder: unknown, name: string): unknown {
  return isObject(holder) && Object.hasOwn(holder, name) ? holder[name] : undefined;
}

import { newsletterForm } from '@grovemail/domain/forms/newsletter.ts';
import { isStorable } from '@grovemail/domain/storable-text.ts';
import { z } from 'zod';
import { canonical } from '../fields/canonical-email.ts';
import { documented, type Input, sentenceInput } from '../fields/input.ts';
import { subscriptionKeys } from '../fields/subscription-keys.ts';

/** A page's request to save or delete a subscription. */
export type PushContact =
  | {
      kind: 'save';
      subscription: Subscription;
      /** Canonical. */
      email: string;
      /** As the page spelled it. */
      rawEmail: string;
      /** Proves the address; null where the page only claims it. */
      signature: string | null;
      info: Info;
    }
  | { kind: 'forget'; subscription: Subscription };

type Subscription = z.output<typeof subscriptionSchema>;

type Info = Record<string, z.output<typeof infoValue>>;

/** Well above what push services use: about 200 characters. */
const maxEndpointLength = 1_000;
const maxInfoFields = 20;
const maxInfoNameLength = 64;
const maxInfoTextLength = 500;

const badSignature =
  'signature must be the HMAC-SHA-256 of email: 64 hexadecimal digits, in lower case.';
const badInfo = `You can add at most ${maxInfoFields} facts: text of up to ${maxInfoTextLength} characters, numbers or booleans, with names of letters, digits, dots, hyphens and underscores.`;

const infoName = z
  .string()
  .max(maxInfoNameLength)
  .regex(/^[\w.-]+$/);

const infoValue = z.union(
  [
    z.string().max(maxInfoTextLength, badInfo).refine(isStorable, badInfo),
    z.number(badInfo),
    z.boolean(),
  ],
  badInfo,
);

const notASubscription =
  "gm_web_push must be a browser's PushSubscription: an https endpoint, keys.p256dh and keys.auth.";

const subscriptionSchema = z
  .object(
    {
      endpoint: z
        .string(notASubscription)
        .max(maxEndpointLength, notASubscription)
        .refine(isEndpoint, notASubscription)
        .meta({
          format: 'uri',
          description: 'The https URL at the push service that receives messages for this browser.',
        }),
      keys: z
        .object(
          {
            p256dh: z.string(notASubscription).describe('A point of P-256, 65 bytes in base64url.'),
            auth: z.string(notASubscription).describe('The shared secret, 16 bytes in base64url.'),
          },
          notASubscription,
        )
        .describe('The keys that messages are encrypted with.'),
    },
    notASubscription,
  )
  .describe("The browser's PushSubscription as JSON. Other members are ignored.")
  .transform(({ endpoint, keys }, context) => {
    const usable = subscriptionKeys(keys);
    if (usable) return { endpoint, ...usable };
    // No message could be encrypted for it.
    context.addIssue(notASubscription);
    return z.NEVER;
  });

/** Body of POST /guests/push-test. */
export const pushTestInput = sentenceInput(z.object({ gm_web_push: subscriptionSchema }));

const form = documented(newsletterForm);

const savedContact = form
  .extend({
    email: canonical(form.shape.email),
    gm_web_push: subscriptionSchema,
    signature: z
      .string(badSignature)
      .regex(/^[\da-f]{64}$/, badSignature)
      .nullish()
      .describe(
        'Proves the address: the HMAC-SHA-256 of `email`, in hex, made by your server. Without it, the address is stored as claimed.',
      )
      .meta({ examples: ['4f1c0b5a9e7d2c3846f0a1b2c3d4e5f60718293a4b5c6d7e8f9012a3b4c5d6e7'] }),
    unsubscribed: z
      .boolean('unsubscribed must be true or false.')
      .optional()
      .meta({
        description: 'Set to true to delete this subscription. No address is needed then.',
        examples: [true],
      }),
  })
  .catchall(infoValue);

const deletion = z.object({ gm_web_push: subscriptionSchema, unsubscribed: z.literal(true) });

const saving = sentenceInput(
  savedContact
    .transform(({ email, gm_web_push, signature, unsubscribed: _, ...info }) => ({
      subscription: gm_web_push,
      email,
      signature: signature ?? null,
      info,
    }))
    .refine(({ info }) => hasGoodNames(info), badInfo),
);

/** Body of POST /api/contacts. */
export const pushInput: Input<PushContact> = {
  schema: savedContact
    .partial({ email: true })
    .describe(
      `A subscription with the contact's address. You can add up to ${maxInfoFields} facts about the contact: text of up to ${maxInfoTextLength} characters, numbers or booleans.`,
    ),
  check(value) {
    // A deletion needs the subscription only, even if other fields are invalid.
    const deleted = deletion.safeParse(value).data;
    if (deleted) return { ok: true, values: { kind: 'forget', subscription: deleted.gm_web_push } };
    const checked = saving.check(value);
    if (!checked.ok) return checked;
    const rawEmail = String(Object(value).email).trim();
    return { ok: true, values: { kind: 'save', ...checked.values, rawEmail } };
  },
};

/**
 * Whether the text is an absolute URL in normalized form, so that one endpoint is one row. http is accepted for private
 * addresses that the configuration allows; the route rejects all others.
 */
function isEndpoint(text: string): boolean {
  // The schema already rejects longer ones.
  const url = text.length > maxEndpointLength ? null : URL.parse(text);
  return (
    url !== null &&
    /^https?:$/.test(url.protocol) &&
    url.username === '' &&
    url.password === '' &&
    url.hash === '' &&
    url.href === text
  );
}

function hasGoodNames(info: object): boolean {
  const names = Object.keys(info);
  return names.length <= maxInfoFields && names.every((name) => infoName.safeParse(name).success);
}

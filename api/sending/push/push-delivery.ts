import { type PushMessage, payloadOf } from './push-message.ts';
import { pushRequest, type Subscription } from './push-request.ts';
import { isPushService, pushServiceOf } from './push-services.ts';
import type { VapidKeys } from './vapid-keys.ts';

/** Calls a push service; must guard against SSRF. */
export type PostToService = (request: {
  url: string;
  method: string;
  headers: Record<string, string>;
  body: Buffer;
  signal?: AbortSignal;
}) => Promise<{ status: number; retryAfter: number }>;

interface DeliveryDeps {
  request: PostToService;
  subscriptions: {
    findSubscription(id: string): Promise<Subscription | null>;
    removeSubscription(id: string): Promise<boolean>;
  };
  vapid: VapidKeys;
  /** Additional push services. */
  services: readonly string[];
  /** A mailto: or https: address for the push service to contact the sender. */
  subject: string;
}

/** The push service will never accept this message; a retry cannot succeed. */
export class PushRejectedError extends Error {
  override name = 'PushRejectedError';
}

/** The push service is temporarily unavailable (RFC 8030 §8.4). */
export class PushBusyError extends Error {
  override name = 'PushBusyError';
  /** The milliseconds of its Retry-After; 0 without one. */
  readonly retryAfter: number;

  constructor(message: string, retryAfter: number) {
    super(message);
    this.retryAfter = retryAfter;
  }
}

/**
 * Creates the delivery of the topic `push.send`. It removes an expired subscription (404, 410), and drops messages without one.
 * @returns a delivery, which resolves to a line for the log
 * @throws {PushRejectedError} from a delivery that cannot succeed
 * @throws {PushBusyError} from one to repeat
 */
export function pushDelivery({ request, subscriptions, vapid, services, subject }: DeliveryDeps) {
  return async (
    entry: { payload: Record<string, unknown> },
    signal?: AbortSignal,
    responded?: () => void,
  ): Promise<string> => {
    const message = entry.payload as unknown as PushMessage;
    const subscription = await subscriptions.findSubscription(message.subscriptionId);
    if (!subscription) return 'not sent: no such subscription any more';
    const service = pushServiceOf(subscription.endpoint);
    if (!isPushService(subscription.endpoint, services)) {
      throw new PushRejectedError(`${service} is not a push service that PUSH_SERVICES allows.`);
    }
    const details = { payload: payloadOf(message), messageId: message.messageId, vapid, subject };
    const encryptedRequest = encrypted(subscription, details);
    const { status, retryAfter } = await request({
      ...encryptedRequest,
      ...(signal ? { signal } : {}),
    });
    // Other errors are caused by the message or its browser, so the service must not be paused.
    if (status < 500) responded?.();
    if (status >= 200 && status < 300) return `${service} took the message (${status})`;
    if (status === 404 || status === 410) {
      await subscriptions.removeSubscription(message.subscriptionId);
      return `not sent: ${service} no longer knows the subscription (${status})`;
    }
    if ([408, 425, 429].includes(status) || status >= 500) {
      const reason = `${service} cannot take messages at the moment (${status}).`;
      throw new PushBusyError(reason, retryAfter);
    }
    throw new PushRejectedError(`${service} rejected the message (${status}): ${meaning(status)}`);
  };
}

function encrypted(...args: Parameters<typeof pushRequest>): ReturnType<typeof pushRequest> {
  try {
    return pushRequest(...args);
  } catch (cause) {
    throw new PushRejectedError('The message could not be encrypted for its subscription.', {
      cause,
    });
  }
}

/** Advice for the operator (RFC 8030 §7, RFC 8292 §4.2). */
function meaning(status: number): string {
  if (status === 413) return 'it is too long, shorten title or body.';
  if (status === 401 || status === 403) {
    return 'the subscription was made with another VAPID key than the one in use.';
  }
  return 'the request was not what the service expects.';
}

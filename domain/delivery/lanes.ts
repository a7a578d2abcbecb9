/** A queue of the outbox. */
export interface Lane {
  topics: readonly string[];
  /** Maximum concurrent deliveries per server. */
  atOnce: number;
  /** Keeps a slow receiver from holding up the others. */
  endpoint?: {
    /** The endpoint's id. @param payload of an entry */
    of(payload: Readonly<Record<string, unknown>>): string;
    /** Maximum concurrent deliveries to one endpoint, across servers. */
    atOnce: number;
  };
}

/** The endpoint of the operator's own webhook; all others are called by their webhook's id. */
export const noticeEndpoint = 'notice';

/** The lanes of the outbox, most urgent first. No lane waits for another. */
export const lanes = {
  /** What a visitor waits for, and the operator's mail about it. */
  forms: {
    topics: [
      'lead.notify',
      'enquiry.notify',
      'newsletter.confirm',
      'preferences.link',
      'lead.receipt',
      'enquiry.receipt',
    ],
    atOnce: 8,
  },
  notices: {
    topics: ['notice.webhook'],
    atOnce: 2,
    endpoint: { of: () => noticeEndpoint, atOnce: 2 },
  },
  mails: { topics: ['transactional.send', 'transactional.report'], atOnce: 8 },
  pushes: { topics: ['push.send'], atOnce: 8 },
  webhooks: {
    topics: ['event.webhook', 'webhook.send'],
    // Mostly waits for other servers, so many can run at once.
    atOnce: 32,
    endpoint: { of: ({ webhookId }) => String(webhookId), atOnce: 2 },
  },
} satisfies Record<string, Lane>;

/**
 * Topics whose payload holds ids only. It is kept after the delivery, so that they can be resent.
 */
export const namingTopics = ['event.webhook', 'notice.webhook'] as const;

export type LaneName = keyof typeof lanes;

export const laneNames = Object.keys(lanes) as LaneName[];

/** The lane of a topic. Topics of another version use the lane of mails. */
export function laneOf(topic: string): LaneName {
  return laneNames.find((name) => lane(name).topics.includes(topic)) ?? 'mails';
}

/** The endpoint of an entry; null in lanes without endpoints. */
export function endpointOf(entry: {
  topic: string;
  payload: Readonly<Record<string, unknown>>;
}): string | null {
  return lane(laneOf(entry.topic)).endpoint?.of(entry.payload) ?? null;
}

export function lane(name: LaneName): Lane {
  return lanes[name];
}

/** One line of the outbox. */
export interface Lane {
  topics: readonly string[];
  /** Deliveries under way at one time, in each server. */
  atOnce: number;
  /** Where its entries go: whoever is slow there holds up nobody else. */
  endpoint?: {
    /** Names it. @param payload of an entry */
    of(payload: Readonly<Record<string, unknown>>): string;
    /** Deliveries under way at one time to one endpoint, over all servers. */
    atOnce: number;
  };
}

/** The endpoint of the operator's own webhook; all others are called by their webhook's id. */
export const noticeEndpoint = 'notice';

/** The lanes of the outbox, the most urgent first. No lane waits for another. */
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
    // They wait for others' servers more than for this one: room for many slow ones.
    atOnce: 32,
    endpoint: { of: ({ webhookId }) => String(webhookId), atOnce: 2 },
  },
} satisfies Record<string, Lane>;

/**
 * Topics whose payload names what they are about and holds none of it: it is kept after the delivery, so
 * that they can be sent again.
 */
export const namingTopics = ['event.webhook', 'notice.webhook'] as const;

export type LaneName = keyof typeof lanes;

export const laneNames = Object.keys(lanes) as LaneName[];

/** The lane of a topic; what only another version knows goes with the mails. */
export function laneOf(topic: string): LaneName {
  return laneNames.find((name) => lane(name).topics.includes(topic)) ?? 'mails';
}

/** The endpoint to which an entry goes; null where there is no telling one from another. */
export function endpointOf(entry: {
  topic: string;
  payload: Readonly<Record<string, unknown>>;
}): string | null {
  return lane(laneOf(entry.topic)).endpoint?.of(entry.payload) ?? null;
}

export function lane(name: LaneName): Lane {
  return lanes[name];
}

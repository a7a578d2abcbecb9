/** A queue of the outbox. */
export interface Lane {
  topics: readonly string[];
  /** Per server. */
  concurrency: number;
  /** Keeps slow receivers from delaying others. */
  endpoint?: {
    /** The endpoint's id. @param payload of an entry */
    of(payload: Readonly<Record<string, unknown>>): string;
    /** Per endpoint, across all servers. */
    concurrency: number;
    /** Per owner, whose id is the first `ownerLength` characters of the endpoint's id. */
    ofOwner?: number;
    /** Each attempt is logged for the operator. */
    isLogged: boolean;
    /** Its responses are not recorded, so it is never paused. */
    isBlameless?: boolean;
  };
}

/** The length of a UUID. */
export const ownerLength = 36;

/** The endpoint of the operator's own webhook. The endpoints of other webhooks are their ids. */
export const noticeEndpoint = 'notice';

/** The lanes of the outbox, most urgent first. They are independent of each other. */
export const lanes = {
  /** Mails to visitors and operators about forms. */
  forms: {
    topics: [
      'lead.notify',
      'enquiry.notify',
      'report.daily',
      'report.flood',
      'sender.alarm',
      'report.sender',
      'newsletter.confirm',
      'preferences.link',
      'lead.receipt',
      'enquiry.receipt',
    ],
    concurrency: 8,
  },
  notices: {
    topics: ['notice.webhook'],
    concurrency: 2,
    endpoint: { of: () => noticeEndpoint, concurrency: 2, isLogged: true },
  },
  /** Keys take turns, however many emails and copies each has queued. */
  sends: {
    topics: ['transactional.send', 'transactional.copy'],
    concurrency: 8,
    // One key may use the slots of eight servers.
    endpoint: {
      of: ({ key }) => `key ${String(key)}`,
      concurrency: 64,
      isLogged: false,
      isBlameless: true,
    },
  },
  mails: {
    topics: ['transactional.report'],
    concurrency: 8,
  },
  /** Emails whose attachments are fetched from hosts that the caller chose. */
  attached: {
    topics: ['transactional.attached', 'transactional.attached-copy'],
    concurrency: 32,
    endpoint: { of: ({ source }) => String(source), concurrency: 2, ofOwner: 8, isLogged: false },
  },
  pushes: {
    topics: ['push.send'],
    concurrency: 32,
    endpoint: { of: ({ service }) => String(service), concurrency: 8, isLogged: false },
  },
  webhooks: {
    topics: ['event.webhook', 'webhook.send'],
    // Deliveries mostly wait for other servers.
    concurrency: 32,
    endpoint: { of: ({ webhookId }) => String(webhookId), concurrency: 2, isLogged: true },
  },
} satisfies Record<string, Lane>;

/** Their payload contains only ids, so it is kept after the delivery and can be replayed. */
export const replayableTopics = ['event.webhook', 'notice.webhook'] as const;

/** The report that sums up the notices of a minute. It waits for concurrent writes after it. */
export const noticeSummary = { topic: 'report.flood', periodMs: 60_000, delayMs: 5_000 } as const;

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

/** A lane by its name, with its optional settings. */
export function lane(name: LaneName): Lane {
  return lanes[name];
}

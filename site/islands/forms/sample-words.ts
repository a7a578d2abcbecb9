import { sampleLimits } from '@grovemail/domain/forms/sample-mail.ts';

/** The log of a sample email, as POST /guests/sample-email/log returns it. */
export interface SampleLogData {
  status: 'queued' | 'sent' | 'failed' | 'bounced' | 'not_sent';
  /** ISO 8601, as are all times; null if it was not queued. */
  created_at: string | null;
  /** Oldest first. */
  attempts: readonly { at: string; outcome: 'sent' | 'failed' | 'bounced'; reply: string | null }[];
}

/** A log that is being followed. */
export interface FollowedLog {
  /** Null before the first response. */
  log: SampleLogData | null;
  /** `late`: the mail server has not replied for minutes; `lost`: the log cannot be read. */
  phase: 'following' | 'settled' | 'late' | 'lost';
}

export interface SampleLine {
  name: string;
  at: string;
  /** Shown where there is no reply. */
  detail: string;
  /** The mail server's. */
  reply: string | null;
  isBad: boolean;
}

/** What happened to it, a line each. */
export function sampleLines({ created_at, attempts }: SampleLogData): SampleLine[] {
  if (created_at === null) return [];
  return [
    {
      name: 'Queued',
      at: created_at,
      detail: 'When you clicked “Send it to me”',
      reply: null,
      isBad: false,
    },
    ...attempts.map(({ at, outcome, reply }) => {
      const isTried = outcome === 'failed' && reply === null;
      const name = isTried ? 'Tried' : attemptNames[outcome];
      return { name, at, detail: 'Not accepted yet', reply, isBad: outcome !== 'sent' };
    }),
  ];
}

/** As `2:01:37 pm`, or, after the one before, as `+12 ms`, `+1.1 s` or `+4 min`. */
export function shownTime(at: string, before?: string): string {
  if (!before) return new Date(at).toLocaleTimeString('en-US').toLowerCase();
  const ms = Date.parse(at) - Date.parse(before);
  if (ms < 1000) return `+${ms} ms`;
  return ms < 60_000 ? `+${(ms / 1000).toFixed(1)} s` : `+${Math.round(ms / 60_000)} min`;
}

const attemptNames = { sent: 'Accepted', failed: 'Refused', bounced: 'Returned' } as const;

/** How it ended, in a sentence or two; empty while it may still end soon. */
export function sampleOutcome({ log, phase }: FollowedLog): string {
  if (phase === 'following') return '';
  if (phase === 'lost') return 'Its log can’t be read right now. Your inbox will tell.';
  if (phase === 'late' || log === null) return outcomes.queued;
  return outcomes[log.status];
}

const outcomes = {
  queued:
    'The mail server has not accepted it yet. Our server will try again by itself, so you don’t need to wait here.',
  sent: 'The mail server accepted it. Check your inbox, and your spam folder if it isn’t there.',
  failed: 'The mail server refused it for good. The reason is above.',
  bounced: 'It was accepted, then came back. The reason is above.',
  not_sent: `Nothing was sent. ${sampleLimits}`,
} as const satisfies Record<SampleLogData['status'], string>;

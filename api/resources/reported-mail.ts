import { addressKey } from '@grovemail/domain/email-addresses/address-key.ts';
import { canonicalAddress } from '@grovemail/domain/email-addresses/canonical-address.ts';
import { logLine } from '@grovemail/domain/email-addresses/log-line.ts';
import type { BounceReason } from '../mailing/bounces/bounce-cause.ts';
import type { BounceCause } from '../mailing/bounces/cause.ts';
import type { TakenOutcome } from '../store/bounces/bounce-store.ts';
import type { Store } from '../store/store.ts';
import type { ClockAndIds } from './clock-and-ids.ts';
import { provenMail } from './proof-of-origin.ts';
import { reportEffects } from './report-effects.ts';

/** A message to a return path; not verified yet. */
export type Report = {
  digest: string;
  /** The report is authenticated as the mail service's, so it needs no proof of origin. */
  isVouched?: true;
} & (
  | {
      kind: 'bounced';
      failures: readonly Failure[];
      /** Recipients that the email reached, or may still reach. */
      others: readonly string[];
      /** Headers and parts that may contain a proof of origin. */
      texts: readonly string[];
    }
  | {
      kind: 'complained';
      recipients: readonly string[];
      texts: readonly string[];
      reply: string;
    }
  | { kind: 'ignored'; why: string; reply: string }
  | { kind: 'dropped'; why: string; reply: string }
);

interface Failure {
  recipients: readonly string[];
  reason: BounceReason;
  reply: string;
}

/** `ignored` needs no action; `dropped` could not be used, and is listed for the operator. */
export type ReportResult =
  | { outcome: TakenOutcome; cause: BounceCause | null; reason: string }
  | { outcome: 'ignored'; why: string }
  | { outcome: 'dropped'; why: string };

export interface ReportDeps extends ClockAndIds {
  store: Pick<Store, 'takeMailReport' | 'noteDropped' | 'readTransactional' | 'readerOfCopy'>;
  /** For return paths and links, newest first. */
  keys: readonly string[];
}

/**
 * Records a bounce or complaint with its email and its effects. It counts only with a proof that we sent an email to
 * that recipient, or if our mail service reports it. Idempotent.
 */
export async function takeReport(report: Report, deps: ReportDeps): Promise<ReportResult> {
  const { store, now, newId } = deps;
  const [at, { digest }] = [now(), report];
  if (report.kind === 'ignored') return { outcome: 'ignored', why: report.why };
  if (report.kind === 'dropped') return drop(report.why, report.reply);
  const recipients = recipientsOf(report);
  const proven = await provenMail(report.texts, recipients, deps);
  const mail = proven ?? (report.isVouched ? mailTo(recipients[0] ?? '') : null);
  if (!mail) return drop(unproven, replyOf(report));
  const event =
    report.kind === 'complained'
      ? ({ kind: 'complained', cause: null, reason: 'complaint', shown: report.reply } as const)
      : failureTo(mail.recipient, report);
  if (!event) return { outcome: 'ignored', why: 'Nothing failed for that recipient.' };
  const outcome = await store.takeMailReport(
    {
      id: newId(),
      at,
      digest,
      mailId: mail.id,
      email: mail.recipient,
      ...event,
      reply: logLine(event.shown),
    },
    reportEffects(event.kind, at, newId),
  );
  return { outcome, cause: event.cause, reason: event.reason };

  async function drop(why: string, reply: string): Promise<ReportResult> {
    await store.noteDropped({ id: newId(), at, digest, reason: why, reply: logLine(reply) });
    return { outcome: 'dropped', why };
  }
}

/** Null if the recipient is not a valid address. */
function mailTo(recipient: string): { id: null; recipient: string } | null {
  const address = canonicalAddress(recipient);
  return address === null ? null : { id: null, recipient: address };
}

const unproven = 'It does not prove that an email from here went to that recipient.';

type Taken = Extract<Report, { kind: 'bounced' | 'complained' }>;

function recipientsOf(report: Taken): string[] {
  return report.kind === 'complained'
    ? [...report.recipients]
    : [...report.failures.flatMap(({ recipients }) => recipients), ...report.others];
}

function replyOf(report: Taken): string {
  return report.kind === 'complained' ? report.reply : (report.failures[0]?.reply ?? '');
}

/**
 * The failure for a recipient. If the report names only other addresses, to which the email was forwarded, the mildest
 * failure counts, since one of them may have received it.
 * @returns null if the email arrived, or may still arrive
 */
function failureTo(recipient: string, { failures, others }: Extract<Report, { kind: 'bounced' }>) {
  const isTheirs = (address: string) => addressKey(address) === recipient;
  const own = failures.find(({ recipients }) => recipients.some(isTheirs));
  if (!own && others.some(isTheirs)) return null;
  const mildest = mildestFirst
    .map((cause) => failures.find(({ reason }) => reason.cause === cause))
    .find((failure) => failure !== undefined);
  const failure = own ?? mildest;
  if (!failure) return null;
  const { cause, decidedBy } = failure.reason;
  return { kind: 'bounced' as const, cause, reason: decidedBy, shown: failure.reply };
}

const mildestFirst: readonly BounceCause[] = ['message', 'sender', 'passing', 'mailbox'];

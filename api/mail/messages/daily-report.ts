import type { BackupState } from '../../backups/backup-files.ts';
import {
  bars,
  command,
  facts,
  heading,
  type MailContent,
  type MailPart,
  type OperatorBranding,
  text,
} from '../../mailing/layout/mail-content.ts';
import { clockTime, longDay } from './long-moment.ts';
import { moment, stopNotices, whyNoticed } from './notice-parts.ts';

interface Given {
  /** Milliseconds since the epoch. */
  from: number;
  until: number;
  leads: Readonly<Record<'demo' | 'startup' | 'savings', number>>;
  received: Readonly<Record<'enquiry' | 'feedback' | 'subscriber', number>>;
  quarantined: Readonly<Record<'lead' | 'enquiry' | 'feedback' | 'subscriber', number>>;
  givenUp: {
    count: number;
    newest: readonly { id: string; topic: string; error: string | null }[];
  };
  dead: number;
  /** Emails whose recipients do not exist. */
  bounced: number;
  /** Null without scheduled backups. */
  backup: BackupState | null;
}

/** The operator's daily email. It contains counts; the notices contain the senders. */
export function dailyReport(report: Given, branding: OperatorBranding): MailContent {
  const { from, until } = report;
  const title = titleOf(report);
  return {
    subject: title,
    preview: `${branding.brand}, ${moment(from)} to ${moment(until)}.`,
    label: 'Daily summary',
    title,
    parts: [
      ...overdueParts(report, branding),
      text(`${longDay(until)}: everything since ${sinceOf(from, until)}, UTC.`),
      figures(report),
      ...bouncedParts(report, branding),
      ...receivedParts(report),
      ...quarantineParts(report, branding),
      ...givenUpParts(report, branding),
      ...lastBackupParts(report),
    ],
    why: `${whyNoticed(branding)} DAILY_MAIL_HOUR sets the hour; “off” stops this summary.`,
  };
}

/** Replaces the notices of a minute with many submissions. */
export function floodReport(report: Given, branding: OperatorBranding): MailContent {
  const { from } = report;
  return {
    subject: `${counted(sumOf(countsIn(report)), 'form')} received in the minute from ${moment(from)}`,
    preview: `${branding.brand} received too many forms to announce each one.`,
    label: 'Summary',
    title: 'Many forms in a minute',
    parts: [
      text(
        `So many forms came in during the minute from ${moment(from)} that only the first ones were announced individually. This is all that came in:`,
      ),
      figures(report),
      ...receivedParts(report),
      text('To see them:'),
      command(`${branding.ops} leads list`, `${branding.ops} enquiries list`),
      ...quarantineParts(report, branding),
    ],
    why: `${whyNoticed(branding)} ${stopNotices}`,
  };
}

/** What came in and what is not zero, such as `26 forms received, 41 emails bounced`. */
function titleOf(report: Given): string {
  const { quarantined, givenUp, bounced } = report;
  const received = sumOf(countsIn(report));
  const inQuarantine = sumOf(quarantined);
  return [
    received > 0 ? `${counted(received, 'form')} received` : 'Nothing received',
    ...(givenUp.count > 0
      ? [`${givenUp.count} ${givenUp.count === 1 ? 'delivery' : 'deliveries'} failed`]
      : []),
    ...(bounced > 0 ? [`${counted(bounced, 'email')} bounced`] : []),
    ...(givenUp.count + bounced === 0 ? ['nothing failed'] : []),
    ...(inQuarantine > 0 ? [`${counted(inQuarantine, 'form')} in quarantine`] : []),
  ].join(', ');
}

function sinceOf(from: number, until: number): string {
  if (until - from === day) return `${clockTime(from)} yesterday`;
  if (longDay(from) === longDay(until)) return clockTime(from);
  return `${longDay(from)}, ${clockTime(from)}`;
}

const day = 24 * 60 * 60_000;

function countsIn({ leads, received }: Given): Record<string, number> {
  return {
    'Demo requests': leads.demo,
    'Startup applications': leads.startup,
    'Savings calculations': leads.savings,
    'Contact messages': received.enquiry,
    'Newsletter sign-ups': received.subscriber,
    'Feedback on the docs': received.feedback,
  };
}

function figures(report: Given): MailPart {
  const failed = report.givenUp.count;
  return {
    kind: 'figures',
    figures: [
      { name: 'Received', count: sumOf(countsIn(report)) },
      { name: 'In quarantine', count: sumOf(report.quarantined) },
      { name: 'Failed', count: failed, isBad: failed > 0 },
      ...(report.bounced > 0 ? [{ name: 'Emails bounced', count: report.bounced }] : []),
    ],
  };
}

function receivedParts(report: Given): MailPart[] {
  const counts = countsIn(report);
  return sumOf(counts) === 0 ? [] : [heading('By form'), bars(counts)];
}

function quarantineParts({ quarantined }: Given, { ops }: OperatorBranding): MailPart[] {
  const kinds = (
    [
      ['leads', 'lead', quarantined.lead],
      ['enquiries', 'message', quarantined.enquiry],
      ['subscribers', 'sign-up', quarantined.subscriber],
      ['feedback', 'feedback', quarantined.feedback],
    ] as const
  ).filter(([, , count]) => count > 0);
  if (kinds.length === 0) return [];
  const words = kinds.map(([, noun, count]) => counted(count, noun));
  return [
    heading(`In quarantine: ${words.join(', ')}`),
    text('They are kept until you release or discard them.'),
    command(...kinds.map(([noun]) => `${ops} ${noun} list --quarantined`)),
  ];
}

/** `1 lead`, `2 leads`; feedback has no plural. */
function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 || noun === 'feedback' ? '' : 's'}`;
}

function givenUpParts(
  { givenUp: { count, newest }, dead }: Given,
  { ops }: OperatorBranding,
): MailPart[] {
  const waiting =
    dead > count
      ? [text(`Deliveries that failed earlier and are still in the outbox: ${dead - count}.`)]
      : [];
  if (count === 0) return waiting;
  return [
    heading(`Failed permanently: ${count}`),
    facts(
      Object.fromEntries(
        newest.map(({ id, topic, error }) => [`${topic} ${id}`, error ?? 'unknown']),
      ),
    ),
    ...waiting,
    text('To send them again, or to see why each one failed:'),
    command(`${ops} outbox retry --dead`, `${ops} outbox list --state dead`),
  ];
}

function bouncedParts({ bounced }: Given, { ops }: OperatorBranding): MailPart[] {
  if (bounced === 0) return [];
  return [
    text(
      bounced === 1
        ? 'The address that bounced doesn’t exist. We’ve stopped sending to it, and this isn’t an outage. To see it:'
        : 'The addresses that bounced don’t exist. We’ve stopped sending to them, and this isn’t an outage. To see them:',
    ),
    command(`${ops} outbox list --state bounced`),
  ];
}

function overdueParts({ backup }: Given, { ops }: OperatorBranding): MailPart[] {
  if (!backup?.isOverdue) return [];
  const since =
    backup.lastAt === null ? 'There is none' : `The last one began ${moment(backup.lastAt)}`;
  return [
    heading('No backup was written'),
    text(`${since}. The server’s log has the reason; BACKUP_DIR may be full or not writable.`),
    command(`${ops} doctor`),
  ];
}

function lastBackupParts({ backup }: Given): MailPart[] {
  if (!backup || backup.isOverdue || backup.lastAt === null) return [];
  return [text(`Last backup: ${moment(backup.lastAt)}.`)];
}

function sumOf(counts: Readonly<Record<string, number>>): number {
  return Object.values(counts).reduce((sum, count) => sum + count, 0);
}

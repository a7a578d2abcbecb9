import type { Config } from '@grovemail/config/read-config.ts';
import { noticeSummary } from '@grovemail/domain/delivery/lanes.ts';
import type { BackupState } from '../../backups/backup-files.ts';
import type { Mail } from '../../mail/mail.ts';
import { dailyReport, floodReport } from '../../mail/messages/daily-report.ts';
import { enquiryNotice } from '../../mail/messages/enquiry-notice.ts';
import { leadNotice } from '../../mail/messages/lead-notice.ts';
import { senderAlarmMail } from '../../mail/messages/sender-alarm.ts';
import type { MailContent, OperatorBranding } from '../../mailing/layout/mail-content.ts';
import { mailboxKey } from '../../mailing/mailbox-key.ts';
import type { Store } from '../../store/store.ts';
import type { LeadRow } from '../../store/submissions/submission-store.ts';
import type { Deliver, Entry } from '../outbox/queue.ts';
import type { contentSender } from './content-sender.ts';
import { reportId } from './daily-reports.ts';
import { recordMissing, textOf } from './payload.ts';
import { senderMailTopic } from './sender-alarm.ts';

interface OperatorMailDeps {
  store: Pick<Store, 'findEnquiry' | 'findLead' | 'readDailyReport' | 'countUse' | 'enqueueOnce'>;
  operators: Config['mail']['operators'];
  branding: OperatorBranding;
  /** Null without scheduled backups. */
  backups: (() => Promise<BackupState>) | null;
  digest(text: string): string;
  mail: ReturnType<typeof contentSender>;
}

/** The deliveries of outbox topics that become emails to operators. */
export function operatorMails(deps: OperatorMailDeps) {
  const { store, operators, branding, digest, mail } = deps;

  /** The operator of an entry, by default the first; undefined if it is no longer an operator. */
  function operatorOf({ payload: { to = operators[0] } }: Entry): string | undefined {
    return operators.find((address) => address === to);
  }

  /** Sends a notice of a submission, or queues a summary of its minute if there were too many. */
  async function notify(
    entry: Entry,
    content: MailContent,
    signal: AbortSignal,
    replyTo: Mail['replyTo'],
  ): Promise<string> {
    const operator = operatorOf(entry);
    if (operator === undefined) return noOperator;
    // Retries were within the limit. The summary of a released record's minute may be sent already.
    if (entry.attempts === 1 && entry.payload.released !== true) {
      const from = Math.floor(entry.createdAt / minute) * minute;
      const key = `notices:${from}:${digest(mailboxKey(operator))}`;
      const { count } = await store.countUse({ key, window: minute });
      if (count > noticesPerMinute) {
        const until = from + minute;
        await store.enqueueOnce({
          id: reportId(floodTopic, operator, until),
          topic: floodTopic,
          payload: { from, until, to: operator },
          createdAt: until + delayMs,
        });
        return 'not sent: in the summary of its minute';
      }
    }
    return mail(entry, operator, content, signal, replyTo);
  }

  /** Null without scheduled backups. An unreadable folder counts as a missing backup. */
  async function backupState(): Promise<BackupState | null> {
    return (await deps.backups?.().catch(() => ({ lastAt: null, isOverdue: true }))) ?? null;
  }

  async function report(
    entry: Entry,
    contentOf: typeof dailyReport,
    signal: AbortSignal,
  ): Promise<string> {
    const { from, until } = entry.payload;
    if (typeof from !== 'number' || typeof until !== 'number') throw recordMissing();
    const operator = operatorOf(entry);
    if (operator === undefined) return noOperator;
    const counts = await store.readDailyReport({ from, until });
    const content = contentOf({ ...counts, from, until, backup: await backupState() }, branding);
    return mail(entry, operator, content, signal);
  }

  return {
    async 'enquiry.notify'(entry, signal) {
      const enquiry = await store.findEnquiry(textOf(entry.payload, 'recordId'));
      if (!enquiry) throw recordMissing();
      const sender = { name: enquiry.fullname, address: enquiry.email };
      return notify(entry, enquiryNotice(enquiry, branding), signal, sender);
    },

    async 'lead.notify'(entry, signal) {
      const lead = await store.findLead(textOf(entry.payload, 'recordId'));
      if (!lead) throw recordMissing();
      const { name, email } = senderOf(lead);
      return notify(entry, leadNotice(lead, branding), signal, { name, address: email });
    },

    async [senderMailTopic](entry, signal) {
      const { recipients, since, reason, reply } = entry.payload;
      if (typeof recipients !== 'number' || typeof since !== 'number') throw recordMissing();
      const operator = operatorOf(entry);
      if (operator === undefined) return noOperator;
      const alarm = { recipients, since, reason: String(reason), reply: String(reply) };
      return mail(entry, operator, senderAlarmMail(alarm, branding), signal);
    },

    'report.daily': (entry, signal) => report(entry, dailyReport, signal),
    [floodTopic]: (entry, signal) => report(entry, floodReport, signal),
  } satisfies Record<string, Deliver>;
}

const noOperator = "not sent: no longer an operator's address";
const { topic: floodTopic, periodMs: minute, delayMs } = noticeSummary;
const noticesPerMinute = 10;

export function senderOf({ metadata }: Pick<LeadRow, 'metadata'>): { name: string; email: string } {
  const { firstname, lastname, email } = metadata;
  return { name: [firstname, lastname].filter(Boolean).join(' '), email: String(email ?? '') };
}

import type { Config } from '@grovemail/config/read-config.ts';
import type { Mail } from '../mail/mail.ts';
import { dailyReport } from '../mail/messages/daily-report.ts';
import { enquiryNotice } from '../mail/messages/enquiry-notice.ts';
import { leadNotice } from '../mail/messages/lead-notice.ts';
import type { MailBranding, MailContent } from '../mail/messages/mail-content.ts';
import type { Deliver, Entry } from '../outbox/queue.ts';
import type { Store } from '../store/store.ts';
import { senderOf } from './lead-sender.ts';
import { textOf } from './payload-text.ts';
import { recordMissing } from './record-missing.ts';

interface OperatorMailDeps {
  store: Pick<Store, 'findEnquiry' | 'findLead' | 'readDailyReport'>;
  operators: Config['mail']['operators'];
  branding: MailBranding;
  mail(
    entry: Entry,
    to: string,
    content: MailContent,
    signal: AbortSignal,
    replyTo?: Mail['replyTo'],
  ): Promise<string>;
}

/** The deliveries of outbox topics that become emails to operators. */
export function operatorMails({ store, operators, branding, mail }: OperatorMailDeps) {
  /** To the operator the entry names (default: the first), as long as that is still an operator's address. */
  async function notify(
    entry: Entry,
    content: MailContent,
    signal: AbortSignal,
    replyTo?: Mail['replyTo'],
  ): Promise<string> {
    const { to = operators[0] } = entry.payload;
    const operator = operators.find((address) => address === to);
    if (operator === undefined) return "not sent: no longer an operator's address";
    return mail(entry, operator, content, signal, replyTo);
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

    async 'report.daily'(entry, signal) {
      const { from, until } = entry.payload;
      if (typeof from !== 'number' || typeof until !== 'number') throw recordMissing();
      const report = await store.readDailyReport({ from, until });
      return notify(entry, dailyReport({ ...report, from, until }, branding), signal);
    },
  } satisfies Record<string, Deliver>;
}

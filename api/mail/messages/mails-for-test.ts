import type { MailBranding, MailContent } from '../../mailing/layout/mail-content.ts';
import { dailyReport, floodReport } from './daily-report.ts';
import { enquiryNotice } from './enquiry-notice.ts';
import { leadNotice } from './lead-notice.ts';
import { newsletterConfirmation } from './newsletter-confirmation.ts';
import { preferenceLinkMail } from './preference-link.ts';
import { receipt } from './receipt.ts';
import { sampleOrder } from './sample-order.ts';
import { senderAlarmMail } from './sender-alarm.ts';

export const figures = {
  contact_count: 20_000,
  active_count: 8_000,
  current_cost: 4_200.5,
  services: { campaign: true, automation: false, transactional: true, push: false },
};

const at = Date.UTC(2026, 10, 27, 9, 12);
const counts = {
  from: at - 24 * 60 * 60_000,
  until: at,
  leads: { demo: 4, startup: 2, savings: 6 },
  received: { enquiry: 3, feedback: 1, subscriber: 7 },
  quarantined: { lead: 1, enquiry: 1, feedback: 2, subscriber: 1 },
  dead: 12,
  bounced: 2,
  backup: { lastAt: at - 6 * 24 * 60 * 60_000, isOverdue: true },
};

/**
 * Every email that the software sends by itself.
 * @param words of a stranger, in each field
 */
export function allMails(
  sender: MailBranding,
  { words, link }: { words: string; link: string },
): Record<string, MailContent> {
  const branding = { ...sender, ops: 'sudo deploy/ops' };
  const record = { id: words, createdAt: at };
  const person = { firstname: words, lastname: words, email: words, company_name: words };
  const failed = { id: words, topic: 'lead.receipt', error: words };
  return {
    'newsletter confirmation': newsletterConfirmation(
      { link, unsubscribe: link, signedUpAt: at },
      branding,
    ),
    'preference link': preferenceLinkMail({ link }, branding),
    'enquiry receipt': receipt({ kind: 'enquiry', name: words }, branding),
    'demo receipt': receipt({ kind: 'demo', name: words }, branding),
    'startup receipt': receipt({ kind: 'startup', name: words }, branding),
    'savings receipt': receipt({ kind: 'savings', name: words, figures }, branding),
    'sample order': sampleOrder(branding),
    'enquiry notice': enquiryNotice(
      { ...record, fullname: words, email: words, subject: words, body: `${words}\n${words}` },
      branding,
    ),
    'demo notice': leadNotice(
      { ...record, type: 'demo', metadata: { ...person, subscribers: words, utm: words } },
      branding,
    ),
    'startup notice': leadNotice(
      {
        ...record,
        type: 'startup',
        metadata: { ...person, tools: [words], first_touch: { ref: words } },
      },
      branding,
    ),
    'savings notice': leadNotice(
      { ...record, type: 'savings', metadata: { ...person, ...figures } },
      branding,
    ),
    'daily report': dailyReport({ ...counts, givenUp: { count: 9, newest: [failed] } }, branding),
    'report of a flood': floodReport({ ...counts, givenUp: { count: 0, newest: [] } }, branding),
    'sender alarm': senderAlarmMail(
      { recipients: 5, since: at, reason: words, reply: words },
      branding,
    ),
  };
}

/** Emails to people who typed an address, or to whom another typed it. */
export const toAnyone = [
  'newsletter confirmation',
  'preference link',
  'enquiry receipt',
  'demo receipt',
  'startup receipt',
  'savings receipt',
  'sample order',
];

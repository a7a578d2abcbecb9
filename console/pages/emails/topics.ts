/** What an entry of the outbox sends, in words. */
const topics: Readonly<Record<string, string>> = {
  'lead.notify': 'New lead, to you',
  'enquiry.notify': 'New enquiry, to you',
  'report.daily': 'Daily report',
  'report.flood': 'Summary of a busy minute',
  'report.sender': 'Report about the sender',
  'sender.alarm': 'Alarm about the sender',
  'newsletter.confirm': 'Newsletter confirmation',
  'preferences.link': 'Link to preferences',
  'lead.receipt': 'Receipt of a lead',
  'enquiry.receipt': 'Receipt of an enquiry',
  'notice.webhook': 'Notice to your webhook',
  'transactional.send': 'Email of the API',
  'transactional.attached': 'Email of the API, with attachments',
  'transactional.copy': 'Blind copy',
  'transactional.attached-copy': 'Blind copy, with attachments',
  'push.send': 'Push message',
  'event.webhook': 'Event to a webhook',
  'webhook.send': 'Message to a webhook',
  report: 'Email that is known no more',
};

/** The subject of an email, or what else it is. */
export function titleOf({ subject, what }: { subject: string | null; what: string }): string {
  return subject ?? topics[what] ?? what;
}

import { type Format, type Kind, plainName } from './format.ts';

/** Any other file: its columns are found by what they are usually called, the most specific name first. */
export const other: Format = {
  provider: 'other',
  title: 'a provider that is not known, or a spreadsheet',
  rule: 'by Reason if it is a code such as BOUNCE, COMPLAINT or UNSUBSCRIBE, or else unsubscribe',
  columns(header) {
    const email = header.find(...emails);
    return email === null ? null : { email, time: header.find(...times) };
  },
  kindOf: (cell) => codes[plainName(cell('Reason') || cell('SuppressionReason'))] ?? null,
};

const emails = [
  ...['Email Address', 'Email', 'Recipient Email', 'Subscriber Email', 'Recipient', 'Mail'],
  'Address',
];

const times = [
  ...['UNSUB_TIME', 'Unsubscribed At', 'Unsubscribe Date', 'Unsubscribed On', 'Opt-out Date'],
  ...['Suppressed At', 'Bounced At', 'Complained At', 'CLEAN_TIME', 'LastUpdateTime'],
  ...['LastUpdatedTime', 'Created At', 'Created', 'Timestamp', 'Date', 'Time'],
];

/** Whole codes alone: prose contains any word. */
const codes: Readonly<Record<string, Kind>> = {
  bounce: 'bounce',
  bounced: 'bounce',
  hardbounce: 'bounce',
  permanentbounce: 'bounce',
  invalid: 'bounce',
  softbounce: 'left out',
  complaint: 'complaint',
  complained: 'complaint',
  spam: 'complaint',
  abuse: 'complaint',
  spamcomplaint: 'complaint',
  spamreport: 'complaint',
  unsubscribe: 'unsubscribe',
  unsubscribed: 'unsubscribe',
  optout: 'unsubscribe',
};

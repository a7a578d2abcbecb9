import type { Format } from './format.ts';

/** The suppression list of an account of Amazon SES, from its console, its CLI or its API. */
export const amazonSes: Format = {
  provider: 'ses',
  title: 'Amazon SES, suppression list',
  rule: 'by the code in the column for the reason: BOUNCE or COMPLAINT',
  columns(header) {
    const email = header.find('EmailAddress');
    const time = header.find(...times);
    const hasReason = reasons.some((name) => header.has(name));
    return email === null || time === null || !hasReason ? null : { email, time };
  },
  kindOf(cell) {
    const code = reasons.map(cell).join('').toUpperCase();
    if (code === 'COMPLAINT') return 'complaint';
    return code === 'BOUNCE' ? 'bounce' : null;
  },
};

/** Of the API, and of the console. */
const reasons = ['Reason', 'SuppressionReason'];

const times = [
  ...['LastUpdateTime', 'LastUpdatedTime', 'LastUpdateTimestamp', 'LastUpdated', 'LastUpdatedAt'],
  ...['DateAdded', 'AddedOn'],
];

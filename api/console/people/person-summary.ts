import type { PersonSummary } from '@grovemail/contract/console/people.ts';
import { type PersonData, personLines } from '../../resources/person-data.ts';
import type { PersonRow } from '../../store/persons/person-store.ts';
import { shortLine, shortLines } from '../serving/short-texts.ts';

/** A summary of the stored data about a person. */
export function personSummary(data: PersonData): PersonSummary {
  const { address, rows } = data;
  const own = rows.filter(({ role }) => role !== 'named' && role !== 'mentioned');
  const count = (...tables: string[]) => own.filter(({ table }) => tables.includes(table)).length;
  const contact = own.find(({ table }) => table === 'contacts');
  return {
    address,
    name: shortLine(nameIn(own)),
    lines: personLines(data),
    contact: contact
      ? { since: contact.createdAt, facts: shortLines(factsOf(contact.record)) }
      : null,
    figures: {
      emails: count('transactionals'),
      reports: count('mail_reports'),
      stopped: own.filter(({ role }) => role === 'suppression').length,
      messages: count('enquiries', 'leads'),
    },
    latest: own
      .flatMap(({ createdAt: at, holds: what, record }) =>
        at === null ? [] : [{ at, what, text: shortLine(summaryOf(record)) }],
      )
      .toSorted((a, b) => b.at - a.at)
      .slice(0, maxLatest),
  };
}

const maxLatest = 12;

/** Of the contact, a lead or an enquiry. */
function nameIn(rows: readonly PersonRow[]): string {
  for (const { record } of rows) {
    const { metadata } = record;
    const fields = { ...record, ...(isObject(metadata) ? metadata : {}) };
    const names = [fields.firstname, fields.lastname, fields.fullname].map(textOf).filter(Boolean);
    if (names.length > 0) return names.join(' ');
  }
  return '';
}

function factsOf(record: PersonRow['record']): [string, string][] {
  const address = isObject(record.address) ? record.address : {};
  const facts: [string, string][] = [
    ['Name', [record.firstname, record.lastname].map(textOf).filter(Boolean).join(' ')],
    ['Phone', textOf(record.phone_number)],
    ['Born', textOf(record.date_of_birth)],
    ['Country', textOf(address.country)],
    ['Id', textOf(record.id)],
  ];
  return facts.filter(([, value]) => value !== '');
}

/** A summary of a row in a few words. */
function summaryOf(record: PersonRow['record']): string {
  const summary = summaryColumns.map((column) => textOf(record[column])).find(Boolean) ?? '';
  return summary === '*' ? 'all lists' : summary;
}

const summaryColumns = ['subject', 'event_code', 'type', 'list', 'audience', 'topic', 'outcome'];

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

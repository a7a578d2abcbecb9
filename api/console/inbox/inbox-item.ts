import type { InboxItem } from '@grovemail/contract/console/inbox.ts';
import type { Field } from '@grovemail/domain/forms/field.ts';
import { leadForms } from '@grovemail/domain/forms/lead.ts';
import { groupDigits } from '@grovemail/domain/group-digits.ts';
import type { InboxRow } from '../../store/handling/handling-store.ts';
import { shortLines } from '../serving/short-texts.ts';

/** A lead or an enquiry as the list shows it. */
export function inboxItem(row: InboxRow): InboxItem {
  return shortLines(inboxTexts(row));
}

/** Like `inboxItem`, with whole texts, for searches. */
export function inboxTexts(row: InboxRow): InboxItem {
  const { id, createdAt, handling } = row;
  return { id, createdAt, ...whoAndWhat(row), ...handling };
}

function whoAndWhat(
  row: InboxRow,
): Pick<InboxItem, 'kind' | 'name' | 'email' | 'company' | 'summary'> {
  if (row.kind === 'enquiry') {
    const { fullname: name, email, subject: summary } = row;
    return { kind: 'enquiry', name, email, company: domainOf(email), summary };
  }
  const { type: kind, metadata } = row;
  const email = text(metadata.email);
  return {
    kind,
    name: [text(metadata.firstname), text(metadata.lastname)].filter(Boolean).join(' ') || email,
    email,
    company: text(metadata.company_name) || domainOf(email),
    summary: summaryOf(row),
  };
}

function summaryOf({ type, metadata }: Extract<InboxRow, { kind: 'lead' }>): string {
  if (type === 'savings') {
    const { current_cost: cost, savings } = metadata;
    const pays = typeof cost === 'number' ? `Pays ${dollars(cost)} a year` : 'Savings result';
    return typeof savings === 'number' ? `${pays}, would save ${dollars(savings)}` : pays;
  }
  const users = `${labelOf(leadForms[type].fields.subscribers, metadata.subscribers)} users`;
  if (type === 'demo') return users;
  return `${users}, budget ${labelOf(leadForms.startup.fields.budget, metadata.budget)}`;
}

function labelOf({ options }: Field, value: unknown): string {
  return options?.find((option) => option.value === value)?.label ?? text(value);
}

/** An amount without cents. */
function dollars(amount: number): string {
  return `$${groupDigits(String(Math.round(amount)))}`;
}

function domainOf(email: string): string {
  return email.slice(email.lastIndexOf('@') + 1);
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

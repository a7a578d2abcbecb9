import type { RecordDetail, RecordItem } from '@grovemail/contract/console/records.ts';
import type { QuarantineReason } from '../../http/auth/suspicion.ts';
import { leadFacts } from '../../mail/messages/lead-facts.ts';
import type {
  EnquiryRow,
  FeedbackRow,
  LeadRow,
  SubscriberRow,
} from '../../store/submissions/submission-store.ts';
import { shortLine, shortLines, shortText } from '../serving/short-texts.ts';

/** A row with its kind. */
export type RecordRow =
  | ({ kind: 'enquiry' } & EnquiryRow)
  | ({ kind: 'lead' } & LeadRow)
  | ({ kind: 'subscriber' } & SubscriberRow)
  | ({ kind: 'feedback' } & FeedbackRow);

/** A record as its list shows it. */
export function recordItem(row: RecordRow): RecordItem {
  const { title, summary, status } = linesOf(row);
  const { id, kind, createdAt, quarantine } = row;
  return {
    id,
    kind,
    createdAt,
    title: shortLine(title),
    summary: shortLine(summary),
    status,
    reason: quarantine ? reasonOf(quarantine.reason) : null,
  };
}

export function recordDetail(row: RecordRow): RecordDetail {
  const { message, facts, email } = contentOf(row);
  const shown = Object.entries(facts).filter(([, value]) => value !== '');
  const lines = shortLines({ facts: shown, email });
  return { ...recordItem(row), ...shortText(message), ...lines };
}

export function recordMessage(row: RecordRow): string {
  return contentOf(row).message;
}

function linesOf(row: RecordRow): Pick<RecordItem, 'title' | 'summary' | 'status'> {
  switch (row.kind) {
    case 'enquiry':
      return { title: row.fullname, summary: row.subject, status: null };
    case 'lead': {
      const { firstname, lastname, company_name: company } = row.metadata;
      return { title: texts(firstname, lastname), summary: texts(row.type, company), status: null };
    }
    case 'subscriber':
      return {
        title: row.email,
        summary: `${row.audience}, from ${row.source}`,
        status: row.status,
      };
    case 'feedback':
      return { title: row.page, summary: row.comment || 'No comment', status: row.helpful };
  }
}

function contentOf(row: RecordRow): {
  message: string;
  facts: Record<string, string>;
  email: string;
} {
  switch (row.kind) {
    case 'enquiry':
      return { message: row.body, facts: { Subject: row.subject }, email: row.email };
    case 'lead':
      return {
        message: '',
        facts: leadFacts(row.type, row.metadata),
        email: texts(row.metadata.email),
      };
    case 'subscriber': {
      const { audience: Audience, source: Source, tags: Tags, status, email } = row;
      const Status = status === 'confirmed' ? 'Confirmed' : 'Not confirmed yet';
      return { message: '', facts: { Status, Audience, Source, Tags }, email };
    }
    case 'feedback':
      return {
        message: row.comment,
        facts: { Page: row.page, Helpful: row.helpful === 'yes' ? 'Yes' : 'No' },
        email: '',
      };
  }
}

function texts(...values: unknown[]): string {
  return values.filter((value) => typeof value === 'string' && value !== '').join(' ');
}

/** The reason in words. One that only another version knows stays a code. */
function reasonOf(reason: string): string {
  return Object.hasOwn(reasons, reason) ? reasons[reason as QuarantineReason] : reason;
}

const reasons: Readonly<Record<QuarantineReason, string>> = {
  honeypot: 'Hidden field filled',
  too_fast: 'Filled in within 2 seconds',
  token_forged: 'Not from our form',
  token_expired: 'From a page that was open for more than a day',
  token_overused: 'Sent again and again from one page',
  overall_limit: 'Over the limit for all senders',
};

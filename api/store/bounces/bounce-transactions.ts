import { allLists } from '@grovemail/domain/preferences/tracking-id.ts';
import { passingState } from '../../mailing/bounces/passing-state.ts';
import { type SenderAlarm, senderAlarmRule } from '../../mailing/bounces/sender-alarm.ts';
import { siteAccount } from '../../mailing/lists.ts';
import { integer, oneOf, rowReader, text } from '../database/row.ts';
import { query, type Transaction } from '../database/transaction.ts';
import { mailReportStatements } from '../mail-reports/mail-report-statements.ts';
import { announce } from '../queue/announcement.ts';
import { enqueue } from '../queue/outbox-transactions.ts';
import { storedAs } from '../suppressions/find-suppressions.ts';
import { lastPauseOf, pause, suppress } from '../suppressions/suppression-transactions.ts';
import { noteFeedback } from '../transactionals/transactional-transactions.ts';
import { countUse } from '../use-counts/use-count-store.ts';
import {
  type DroppedReport,
  type NewMailReport,
  type ReportEffects,
  type TakenOutcome,
  takenOutcomes,
} from './bounce-store.ts';

export function* takeMailReport(
  report: NewMailReport,
  effects: ReportEffects,
): Transaction<TakenOutcome> {
  const { id, at, kind, cause, mailId, shown } = report;
  const [email] = yield* storedAs(report.email);
  const outcome = firstOutcome(report);
  yield* query(mailReportStatements.forgetDropped, report.digest);
  const isNew = yield* insertReport({ ...report, email }, outcome);
  if (!isNew) {
    const [row] = yield* query(mailReportStatements.findOutcome, report.digest);
    return readOutcome(row ?? {}).outcome;
  }
  if (outcome === 'stopped') yield* suppress(suppressionFor(report, effects), effects.unsubscribed);
  if (cause === 'sender') yield* alarmIfDue(report, effects);
  if (kind !== 'rejected' && mailId !== null) {
    const { reported: announcement } = effects;
    const feedback = { id: effects.newId(), kind, at, reply: shown };
    yield* noteFeedback(mailId, feedback, announcement ? { announcement } : {});
  }
  if (outcome !== 'counted' || mailId === null || !(yield* isPauseDue(email, mailId, at)))
    return outcome;
  const endsAt = at + passingState.pause;
  yield* pause({ ...suppressionFor(report, effects), endsAt }, effects.unsubscribed);
  yield* query(mailReportStatements.setOutcome, id, 'paused');
  return 'paused';
}

const readOutcome = rowReader({ outcome: oneOf(...takenOutcomes) });

function firstOutcome({ kind, cause }: NewMailReport): 'stopped' | 'counted' | 'recorded' {
  if (kind === 'complained' || cause === 'mailbox') return 'stopped';
  return cause === 'passing' ? 'counted' : 'recorded';
}

function* insertReport(
  report: DroppedReport & Partial<Pick<NewMailReport, 'kind' | 'cause' | 'mailId' | 'email'>>,
  outcome: TakenOutcome | 'dropped',
): Transaction<boolean> {
  const { id, at, kind = null, cause = null, reason, reply, mailId = null, digest } = report;
  const rows = yield* query(
    mailReportStatements.insertReport,
    id,
    at,
    outcome,
    kind,
    cause,
    reason,
    reply,
    mailId,
    report.email ?? null,
    digest,
  );
  return rows.length > 0;
}

function suppressionFor({ at, email, kind }: NewMailReport, { newId }: ReportEffects) {
  const source = kind === 'complained' ? ('complaint' as const) : ('bounce' as const);
  const ids = { id: newId(), changeId: newId(), contactId: null };
  return { ...ids, at, email, account: siteAccount, list: allLists, source };
}

/** Whether an address has bounced often enough for a pause, see `passingState`. */
function* isPauseDue(email: string, mailId: string, at: number): Transaction<boolean> {
  const [arrived] = yield* query(mailReportStatements.lastArrived, email, mailId);
  const [row = {}] = yield* query(
    mailReportStatements.passing,
    email,
    text.nullish().parse(arrived?.id) ?? '',
    yield* lastPauseOf(email),
  );
  const { mails, firstAt } = readPassing(row);
  return mails >= passingState.bounces && at - (firstAt ?? at) >= passingState.over;
}

const readPassing = rowReader({ mails: integer, first_at: integer.nullable() });

function* alarmIfDue(
  { at, reply }: NewMailReport,
  { rejected, alarmed }: ReportEffects,
): Transaction<void> {
  const { recipients, within } = senderAlarmRule;
  // Counting locks a row, so that concurrent reports see each other.
  yield* countUse('bounces:sender', within, 1, at);
  const state = yield* senderState(at);
  if (!state || state.recipients < recipients) return;
  const { count } = yield* countUse('bounces:alarm', within, 1, at);
  if (count > 1) return;
  const alarm = { ...state, reply };
  yield* announce(rejected, [alarm]);
  yield* enqueue(alarmed(alarm));
}

/** The recent rejections of the sender; null without any. @param now milliseconds since the epoch */
export function* senderState(now: number): Transaction<Omit<SenderAlarm, 'reply'> | null> {
  const after = now - senderAlarmRule.within;
  const [row = {}] = yield* query(mailReportStatements.rejections, after);
  const { recipients, firstAt } = readRejections(row);
  if (firstAt === null) return null;
  const [most] = yield* query(mailReportStatements.commonReason, after);
  return { recipients, since: firstAt, reason: text.parse(most?.reason) };
}

const readRejections = rowReader({ recipients: integer, first_at: integer.nullable() });

const day = 24 * 60 * 60_000;
const maxDroppedPerDay = 1_000;

export function* noteDropped(dropped: DroppedReport): Transaction<void> {
  const known = yield* query(mailReportStatements.findOutcome, dropped.digest);
  if (known.length > 0) return;
  const { count } = yield* countUse('bounces:dropped', day, 1, dropped.at);
  if (count <= maxDroppedPerDay) yield* insertReport(dropped, 'dropped');
  else yield* query(mailReportStatements.countWithNewest);
}

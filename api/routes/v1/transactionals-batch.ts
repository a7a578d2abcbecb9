import { ApiError, invalidRequest } from '@grovemail/contract/api-error.ts';
import { accepted } from '@grovemail/contract/envelope.ts';
import {
  type BatchResult,
  maxErrorLength,
  maxListBytes,
  sendTransactionals,
} from '@grovemail/contract/operations/v1-transactionals-batch.ts';
import { transactionalInput } from '@grovemail/contract/operations/v1-transactionals-input.ts';
import { maxBatchCharacters } from '@grovemail/domain/delivery/delivery-limits.ts';
import { cutText } from '@grovemail/domain/mail-subject.ts';
import { holderOf } from '../../http/auth/account-key.ts';
import { yieldToEventLoop } from '../../http/limits/yield-to-event-loop.ts';
import { type Call, defineRoute, type Route } from '../../http/route.ts';
import { mailSuppressed, mailToQueue } from '../../resources/mail-to-queue.ts';
import { shortList } from '../../resources/short-list.ts';
import type {
  MailMessage,
  TransactionalRow,
} from '../../store/transactionals/transactional-store.ts';
import { limitVisitorBatch, shortParams } from './resource-responses.ts';
import { type MadeMail, type TransactionalDeps, transactionalMail } from './transactional-mail.ts';
import { earlierResponse, writePayloadOnce } from './write-once.ts';

/** POST /v1/transactionals/batch: emails are composed one by one, and those that can be sent are queued together. */
export function transactionalBatchRoute(deps: TransactionalDeps): Route {
  const { store, now } = deps;
  return defineRoute({
    operation: sendTransactionals,
    async handle(call) {
      const holder = holderOf(call);
      const { emails } = call.values;
      limitVisitorBatch(holder, 'emails', emails);
      const earlier = await earlierResponse(sendTransactionals, call, store);
      if (earlier) return earlier;
      await call.countAs(emails.length);
      const made = await composedEach(deps, emails, call);
      const mails = made.flatMap((one) =>
        one instanceof ApiError ? [] : [mailToQueue(one.mail, holder.id, deps)],
      );
      // Nothing is stored, not even the key.
      if (mails.length === 0) return { status: 200, body: accepted(payloadOf(made, [])) };
      return writePayloadOnce(
        sendTransactionals,
        call,
        now(),
        (rows: TransactionalRow[]) => payloadOf(made, rows),
        (keyed) => store.queueTransactionals(mails, keyed, mailSuppressed(deps)),
      );
    },
  });
}

/**
 * The mail or the error of each entry. Other calls get a turn between two entries, and their total size is limited: a
 * short call could send a long template a hundred times.
 * @throws {ApiError} unavailable, for the call as a whole
 */
async function composedEach(
  deps: TransactionalDeps,
  entries: readonly unknown[],
  call: Call,
): Promise<(MadeMail | ApiError)[]> {
  const made: (MadeMail | ApiError)[] = [];
  let characters = 0;
  for (const entry of entries) {
    await yieldToEventLoop();
    const one: MadeMail | ApiError =
      characters > maxBatchCharacters ? new ApiError('batch_full') : await composedOne(entry);
    if (one instanceof ApiError) made.push(one);
    else {
      characters += lengthOf(one.mail.message);
      made.push(characters > maxBatchCharacters ? new ApiError('batch_full') : one);
    }
  }
  return made;

  async function composedOne(entry: unknown): Promise<MadeMail | ApiError> {
    const input = transactionalInput.check(entry);
    if (!input.ok) return invalidRequest(input.errors);
    try {
      return await transactionalMail(deps, input.values, call);
    } catch (error) {
      if (error instanceof ApiError && error.status < 500) return error;
      throw error;
    }
  }
}

function lengthOf({ html, plain }: MailMessage): number {
  return html.length + (plain?.length ?? 0);
}

/** One result per entry, of which only stored ones have a row. */
function payloadOf(made: readonly (MadeMail | ApiError)[], rows: readonly TransactionalRow[]) {
  const next = rows.values();
  const data = made.map((one, index): BatchResult => {
    if (one instanceof ApiError) return rejectedResult(index, one);
    const { value: row } = next.next();
    if (!row) throw new Error('The store left an email without a row.');
    return { index, id: row.id, status: statusOf(row), ...notesOf(one) };
  });
  const [size, stored] = [data.length, rows.length];
  return { data, meta: { size, accepted: stored, refused: size - stored } };
}

function notesOf({ mail: { unfilled }, warnings }: MadeMail) {
  const codes = warnings.map(({ code }) => code);
  return {
    unfilled: shortList(unfilled, maxListBytes),
    ...(codes.length > 0 ? { warnings: codes } : {}),
  };
}

/** The only states of an email that has just been stored. */
function statusOf({ status }: TransactionalRow): 'queued' | 'suppressed' | 'test' {
  return status === 'suppressed' || status === 'test' ? status : 'queued';
}

function rejectedResult(index: number, rejection: ApiError): BatchResult {
  const error = cutText(rejection.message, maxErrorLength);
  const params = shortParams(rejection, maxListBytes);
  return { index, id: null, status: 'refused', code: rejection.code, error, params };
}

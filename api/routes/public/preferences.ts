import { ApiError } from '@grovemail/contract/api-error.ts';
import { accepted } from '@grovemail/contract/envelope.ts';
import {
  preferencesReason,
  preferencesResume,
  preferencesUndo,
} from '@grovemail/contract/operations/preferences-change.ts';
import { preferencesLink } from '@grovemail/contract/operations/preferences-link.ts';
import { preferencesState } from '@grovemail/contract/operations/preferences-state.ts';
import { unsubscribe } from '@grovemail/contract/operations/unsubscribe.ts';
import {
  entered,
  freshLinkForm,
  freshLinkSent,
  mailResumed,
  preferencesUndone,
  reasonForm,
  reasonNoted,
  whereToLook,
} from '@grovemail/domain/forms/preferences.ts';
import { linkOfQuery } from '../../http/link-posts.ts';
import { replayed, submissionKey } from '../../http/requests/idempotency-key.ts';
import { available } from '../../http/responses/available.ts';
import { type Call, defineRoute, type Route, type RouteResponse } from '../../http/route.ts';
import { mailboxKey } from '../../mailing/mailbox-key.ts';
import { readClaims } from '../../signing/signed-claims.ts';
import { currentState, stateResource } from './preference-state.ts';
import { type SuppressionDeps, suppressMail } from './suppress-mail.ts';
import { verifiedLink } from './verified-link.ts';

interface PreferenceDeps extends SuppressionDeps {
  /** Hashes addresses for counters. */
  digest(text: string): string;
  /** Whose email it is, by name. */
  sender: string;
}

/** The operations on a recipient's preferences. */
export function preferenceRoutes(deps: PreferenceDeps): Route[] {
  const { store, now } = deps;

  /** Runs the action of a valid token. */
  async function change(
    purpose: 'undo' | 'resume',
    token: string,
    act: (changeIds: string) => Promise<boolean>,
    done: { status: string; title: string; text: string },
  ): Promise<RouteResponse> {
    const claims = readClaims(purpose, token, deps.trackingKeys, now());
    const claimed = claims?.[purpose === 'undo' ? 'change' : 'changes'];
    const isDone = claimed !== undefined && (await available(() => act(claimed)));
    if (!isDone) {
      const body = new ApiError('change_closed');
      const page = messagePage('This is no longer possible', body.message);
      return { status: body.status, body, page };
    }
    const { status, title, text } = done;
    return { status: 200, body: accepted({ data: { status } }), page: messagePage(title, text) };
  }

  return [
    defineRoute({
      operation: unsubscribe,
      async handle({ params, values }) {
        const saved = await suppressMail(deps, linkOfQuery(params, values), 'link');
        if (!saved) throw new ApiError('unknown_link');
        const { link, ...choice } = saved;
        const state = stateResource(await currentState(deps, link));
        return { status: 200, body: accepted({ data: { ...choice, ...state } }) };
      },
    }),
    defineRoute({
      operation: preferencesState,
      async handle({ values }) {
        const { tracking_id: trackingId, contact_email: email, contact_id: id } = values;
        const link = verifiedLink({ trackingId, email, id }, deps.trackingKeys);
        if (!link) throw new ApiError('unknown_link');
        const state = stateResource(await currentState(deps, link));
        return { status: 200, body: accepted({ data: state }) };
      },
    }),
    defineRoute({
      operation: preferencesResume,
      allowForeignForms: true,
      handle: ({ values }) =>
        change('resume', values.token, (ids) => store.resumeMail(ids.split(' ')), {
          status: 'resumed',
          ...mailResumed,
        }),
    }),
    defineRoute({
      operation: preferencesUndo,
      allowForeignForms: true,
      handle: ({ values }) =>
        change('undo', values.token, store.undoSuppression, {
          status: 'undone',
          ...preferencesUndone,
        }),
    }),
    defineRoute({
      operation: preferencesReason,
      allowForeignForms: true,
      handle: ({ values }) =>
        change('undo', values.token, (id) => store.explainSuppression(id, values.reason), {
          status: 'noted',
          title: reasonForm.notices.success,
          text: reasonNoted,
        }),
    }),
    defineRoute({
      operation: preferencesLink,
      allowForeignForms: true,
      async handle(call) {
        const key = callKey(call);
        const isRepetition = await available(() => askForLink(deps, call.values.email, key));
        const { success } = freshLinkForm.notices;
        const text = `${success} ${whereToLook(deps.sender)} ${entered} ${call.values.email}.`;
        return {
          status: 200,
          body: accepted(success),
          page: messagePage(freshLinkSent, text),
          ...(isRepetition ? { headers: replayed } : {}),
        };
      },
    }),
  ];
}

/** At most `maxLinks` mails per mailbox in this time, in milliseconds. */
const day = 24 * 60 * 60_000;
const maxLinks = 3;

/** Null without an Idempotency-Key. @throws {ApiError} invalid_request for an invalid one */
function callKey({ idempotencyKey, values, digest }: Call): string | null {
  if (idempotencyKey === undefined) return null;
  const operation = preferencesLink.id;
  return submissionKey(idempotencyKey, { operation, values, digest, mark: '' }).key;
}

/**
 * Queues a new link for any address: only the delivery checks whether it is known.
 * @param key makes a repetition queue nothing
 * @returns whether it is a repetition
 */
async function askForLink(
  { store, now, newId, digest }: PreferenceDeps,
  email: string,
  key: string | null,
): Promise<boolean> {
  const keyed = key === null ? null : { key: `preferences.link.key:${digest(key)}`, window: day };
  // Counted only after the entry is stored, so that a repetition after a failure still queues one.
  if (keyed && (await store.countUse({ ...keyed, times: 0 })).count > 0) return true;
  const { count } = await store.countUse({
    key: `preferences.link:${digest(mailboxKey(email))}`,
    window: day,
  });
  if (count <= maxLinks) {
    const entry = { id: newId(), topic: 'preferences.link', payload: { email }, createdAt: now() };
    await store.enqueue(entry);
  }
  if (keyed) await store.countUse(keyed);
  return false;
}

function messagePage(title: string, text: string): NonNullable<RouteResponse['page']> {
  return { name: 'preferences-done', slots: { title, text } };
}

import { randomBytes } from 'node:crypto';
import { ApiError } from '@grovemail/contract/api-error.ts';
import {
  addSuppression,
  liftSuppression,
  listSuppressions,
} from '@grovemail/contract/operations/v1-suppressions.ts';
import { holderOf } from '../../http/auth/account-key.ts';
import { available } from '../../http/responses/available.ts';
import { defineRoute, type Route } from '../../http/route.ts';
import { liveSpace } from '../../keys/space.ts';
import { siteAccount } from '../../mailing/lists.ts';
import { isoTimestamp } from '../../resources/iso-timestamp.ts';
import { suppressionResource } from '../../resources/suppression-resource.ts';
import { unsubscribed } from '../../resources/unsubscription.ts';
import type { SubmissionDeps } from '../public/submission.ts';
import { checkedOnly, pageOf, pageResponse, resourceResponse } from './resource-responses.ts';

const account = siteAccount;

/** GET and POST /v1/suppressions, and POST /v1/suppressions/lift. */
export function suppressionRoutes({ store, now, newId }: SubmissionDeps): Route[] {
  return [
    defineRoute({
      operation: listSuppressions,
      async handle(call) {
        const { email, limit, cursor } = call.values;
        const filter = { account, email, ...pageOf({ limit, cursor }) };
        // Suppressions are of live recipients, so a test key must not find any.
        const listed =
          holderOf(call).space === liveSpace
            ? await available(() => store.pageSuppressions(filter))
            : { rows: [], size: 0 };
        return pageResponse(listed, limit, suppressionResource);
      },
    }),
    defineRoute({
      operation: addSuppression,
      async handle(call) {
        const { reason = null, ...values } = call.values;
        const at = now();
        const suppression = { ...values, account, id: newId(), contactId: null, reason };
        if (holderOf(call).space !== liveSpace) {
          const unset = { changeId: suppression.id, changedAt: at, liftedAt: null, endsAt: null };
          return checkedOnly(
            'suppressions',
            suppressionResource({ ...suppression, ...unset, since: at }),
          );
        }
        const stopped = await available(() =>
          store.stopMail({ ...suppression, changeId: newId(), at }, unsubscribed(at, newId)),
        );
        return resourceResponse(suppressionResource(stopped));
      },
    }),
    defineRoute({
      operation: liftSuppression,
      async handle(call) {
        const { email, list, recipient_asked: isAsked } = call.values;
        const { id: key, space } = holderOf(call);
        const at = now();
        const data = { email, list, lifted_at: isoTimestamp(at) };
        if (space !== liveSpace) return checkedOnly('suppressions', data);
        const act = {
          id: newId(),
          createdAt: at,
          operator: `API key ${key}`,
          command: `POST ${liftSuppression.path} --list ${list}`,
          givenName: null,
          subject: { person: email },
          newKey: randomBytes(32).toString('base64url'),
        };
        const outcome = await available(() =>
          store.liftSuppression({ account, email, list, isAsked, act }),
        );
        if (outcome === 'not_suppressed') throw new ApiError('unknown_suppression');
        if (outcome === 'recipients_choice') throw new ApiError('recipients_choice');
        return resourceResponse(data);
      },
    }),
  ];
}

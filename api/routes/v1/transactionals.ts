import {
  listTransactionals,
  readTransactional,
  sendTransactional,
} from '@grovemail/contract/operations/v1-transactionals.ts';
import { holderOf } from '../../http/auth/account-key.ts';
import { oneAtATime } from '../../http/limits/one-at-a-time.ts';
import { available } from '../../http/responses/available.ts';
import { defineRoute, type Route } from '../../http/route.ts';
import {
  transactionalDetails,
  transactionalResource,
} from '../../resources/transactional-resource.ts';
import type { TransactionalRow } from '../../store/transactionals/transactional-store.ts';
import { mailSuppressed, mailToQueue } from './mail-to-queue.ts';
import { pageOf, pageResponse, resourceResponse, unknownResource } from './resource-responses.ts';
import { type TransactionalDeps, transactionalMail } from './transactional-mail.ts';
import { earlierResponse, writePayloadOnce } from './write-once.ts';

/** POST and GET /v1/transactionals, and GET /v1/transactionals/{id}. */
export function transactionalRoutes(deps: TransactionalDeps): Route[] {
  const { store } = deps;
  const inTurn = oneAtATime();

  return [
    defineRoute({
      operation: sendTransactional,
      async handle(call) {
        const earlier = await earlierResponse(sendTransactional, call, store);
        if (earlier) return earlier;
        const { mail, unfilled, warnings } = await transactionalMail(deps, call.values, call);
        const payload = (row: TransactionalRow) => ({
          data: { ...transactionalResource(row), unfilled },
          ...(warnings.length > 0 ? { warnings } : {}),
        });
        const { outbox } = mailToQueue(mail, holderOf(call), deps);
        return writePayloadOnce(sendTransactional, call, mail.createdAt, payload, (keyed) =>
          store.queueTransactional(mail, outbox, keyed, mailSuppressed(deps)),
        );
      },
    }),
    defineRoute({
      operation: listTransactionals,
      async handle(call) {
        const { limit, cursor, created_after, created_before, ...by } = call.values;
        const { status, recipient_email, template_code } = by;
        const { id, space } = holderOf(call);
        const list = () =>
          store.listTransactionals({
            space,
            ...pageOf({ limit, cursor }),
            ...(status === undefined ? {} : { status }),
            ...(recipient_email === undefined ? {} : { recipientEmail: recipient_email }),
            ...(template_code === undefined ? {} : { templateCode: template_code }),
            ...(created_after === undefined ? {} : { createdFrom: Date.parse(created_after) }),
            ...(created_before === undefined ? {} : { createdBefore: Date.parse(created_before) }),
          });
        // Of the filters, only the recipient has an index; the others take a scan.
        const filters = [status, template_code, created_after, created_before];
        const isScan =
          recipient_email === undefined && filters.some((value) => value !== undefined);
        const listed = await available(() => (isScan ? inTurn(id, list) : list()));
        return pageResponse(listed, limit, transactionalResource);
      },
    }),
    defineRoute({
      operation: readTransactional,
      async handle(call) {
        const { id = '' } = call.params;
        const holder = holderOf(call);
        const row = await available(() => store.readTransactional(id, holder.space));
        if (!row) throw unknownResource('unknown_mail', holder);
        return resourceResponse(transactionalDetails(row));
      },
    }),
  ];
}

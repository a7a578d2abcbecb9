import {
  listTransactionals,
  readTransactional,
  sendTransactional,
} from '@grovemail/contract/operations/v1-transactionals.ts';
import { holderOf } from '../../http/auth/account-key.ts';
import type { ListInTurn } from '../../http/limits/scan-turns.ts';
import { available } from '../../http/responses/available.ts';
import { defineRoute, type Route } from '../../http/route.ts';
import { mailSuppressed, mailToQueue } from '../../resources/mail-to-queue.ts';
import {
  transactionalDetails,
  transactionalResource,
} from '../../resources/transactional-resource.ts';
import type { TransactionalRow } from '../../store/transactionals/transactional-store.ts';
import {
  isNarrowed,
  pageOf,
  pageResponse,
  resourceResponse,
  unknownResource,
} from './resource-responses.ts';
import { type TransactionalDeps, transactionalMail } from './transactional-mail.ts';
import { earlierResponse, writePayloadOnce } from './write-once.ts';

/** POST and GET /v1/transactionals, and GET /v1/transactionals/{id}. */
export function transactionalRoutes(deps: TransactionalDeps & { listInTurn: ListInTurn }): Route[] {
  const { store } = deps;

  return [
    defineRoute({
      operation: sendTransactional,
      async handle(call) {
        const earlier = await earlierResponse(sendTransactional, call, store);
        if (earlier) return earlier;
        const { mail, warnings } = await transactionalMail(deps, call.values, call);
        const payload = (row: TransactionalRow) => ({
          data: transactionalResource(row),
          ...(warnings.length > 0 ? { warnings } : {}),
        });
        const { outbox } = mailToQueue(mail, holderOf(call).id, deps);
        return writePayloadOnce(sendTransactional, call, mail.createdAt, payload, (keyed) =>
          store.queueTransactional(mail, outbox, keyed, mailSuppressed(deps)),
        );
      },
    }),
    defineRoute({
      operation: listTransactionals,
      async handle(call) {
        const { status, recipient_email, template_code, ...page } = call.values;
        const { id, space } = holderOf(call);
        const filter = {
          space,
          ...pageOf(page),
          ...(status === undefined ? {} : { status }),
          ...(recipient_email === undefined ? {} : { recipientEmail: recipient_email }),
          ...(template_code === undefined ? {} : { templateCode: template_code }),
        };
        const isScan = recipient_email === undefined && isNarrowed(page, status, template_code);
        const listed = await available(() =>
          deps.listInTurn(id, isScan, () => store.listTransactionals(filter)),
        );
        return pageResponse(listed, page.limit, transactionalResource);
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

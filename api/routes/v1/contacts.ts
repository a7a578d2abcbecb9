import type { Operation } from '@grovemail/contract/operation.ts';
import {
  deleteContact,
  deleteContactByEmail,
  readContact,
} from '@grovemail/contract/operations/v1-contact.ts';
import {
  listContacts,
  type SavedContactResource,
  saveContact,
} from '@grovemail/contract/operations/v1-contacts.ts';
import { opensCall } from '@grovemail/domain/keys/key-scope.ts';
import { holderOf, type KeyHolder } from '../../http/auth/account-key.ts';
import type { ListInTurn } from '../../http/limits/scan-turns.ts';
import { available } from '../../http/responses/available.ts';
import { type Call, defineRoute, type Route } from '../../http/route.ts';
import type {
  ContactRow,
  DeletedContact,
  SavedContact,
} from '../../store/contacts/contact-store.ts';
import { ContactFullError, UnknownContactError } from '../../store/database/errors.ts';
import {
  type ContactDeps,
  contactChange,
  contactDeleted,
  contactError,
  contactResource,
  contactSaved,
} from './contact-fields.ts';
import {
  isNarrowed,
  pageOf,
  pageResponse,
  resourceResponse,
  unknownResource,
} from './resource-responses.ts';
import { subscribedContacts } from './subscribed-contacts.ts';
import { writeOnce, writePayloadOnce } from './write-once.ts';

/** The operations on one contact, and the list of all. */
export function contactRoutes(deps: ContactDeps & { listInTurn: ListInTurn }): Route[] {
  const { store, now } = deps;

  return [
    defineRoute({
      operation: saveContact,
      handle(call) {
        const mayRead = opensCall(holderOf(call).scopes, 'read');
        const payload = ({ saved, isNew }: SavedContact) => ({
          data: mayRead ? savedResource(saved, call.values.extra_data ?? {}) : savedMark(saved),
          meta: { created: isNew },
        });
        return writePayloadOnce(saveContact, call, now(), payload, (keyed) =>
          store
            .saveContact(
              contactChange(call.values, holderOf(call), deps),
              keyed,
              contactSaved(holderOf(call), deps),
            )
            .catch(rejectFull),
        );
      },
    }),
    defineRoute({
      operation: listContacts,
      async handle(call) {
        const { email, ...page } = call.values;
        const { id, space } = holderOf(call);
        const filter = { space, ...pageOf(page), ...(email === undefined ? {} : { email }) };
        const listed = await available(() =>
          deps.listInTurn(id, email === undefined && isNarrowed(page), () =>
            store.listContacts(filter),
          ),
        );
        const shown = listed.rows.slice(0, page.limit);
        const resource = await available(() => subscribedContacts(store, space, shown));
        return pageResponse(listed, page.limit, resource);
      },
    }),
    defineRoute({
      operation: readContact,
      async handle(call) {
        const { id = '' } = call.params;
        const holder = holderOf(call);
        const row = await available(() =>
          isAddress(id)
            ? store.findContactByEmail(holder.space, id)
            : store.findContact(holder.space, id),
        );
        if (!row) throw unknownResource('unknown_contact', holder);
        const resource = await available(() => subscribedContacts(store, holder.space, [row]));
        return resourceResponse(resource(row));
      },
    }),
    defineRoute({
      operation: deleteContact,
      handle(call) {
        const { id = '' } = call.params;
        return deleted(deleteContact, call, isAddress(id) ? { email: id } : { id });
      },
    }),
    defineRoute({
      operation: deleteContactByEmail,
      handle: (call) => deleted(deleteContactByEmail, call, { email: call.values.email }),
    }),
  ];

  function deleted(operation: Operation, call: Call, which: { id: string } | { email: string }) {
    const holder = holderOf(call);
    const contact = { space: holder.space, ...which };
    const resource = ({ id }: DeletedContact) => ({ id, deleted: true });
    return writeOnce(operation, call, now(), resource, (keyed) =>
      store
        .deleteContact(contact, keyed, contactDeleted(holder, deps))
        .catch(rejectUnknown(holder)),
    );
  }
}

/** Includes only custom data of the call, so that a small update has a short response. */
function savedResource(row: ContactRow, sent: Record<string, unknown>): SavedContactResource {
  const contact = contactResource(row);
  const own = Object.entries(contact.extra_data).filter(([name]) => Object.hasOwn(sent, name));
  return { ...contact, extra_data: Object.fromEntries(own) };
}

/** The response to a key that may not read contacts, with the address of the call. */
function savedMark(row: ContactRow): SavedContactResource {
  const { id, email, created_at, updated_at } = contactResource(row);
  return { id, email, created_at, updated_at };
}

/** @throws {ApiError} for a contact with too much data */
function rejectFull(error: unknown): never {
  throw error instanceof ContactFullError ? contactError('full') : error;
}

/** @throws {ApiError} unknown_contact */
function rejectUnknown(holder: KeyHolder) {
  return (error: unknown): never => {
    throw error instanceof UnknownContactError ? unknownResource('unknown_contact', holder) : error;
  };
}

/** Finds a contact by its id or its address. */
function isAddress(id: string): boolean {
  return id.includes('@');
}

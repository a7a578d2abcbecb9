import { ApiError, invalidRequest } from '@grovemail/contract/api-error.ts';
import {
  type ContactResult,
  maxErrorLength,
  maxParamBytes,
  saveContacts,
} from '@grovemail/contract/operations/v1-contacts-batch.ts';
import { contactInput } from '@grovemail/contract/operations/v1-contacts-input.ts';
import { cutText } from '@grovemail/domain/mail-subject.ts';
import { holderOf } from '../../http/auth/account-key.ts';
import { defineRoute, type Route } from '../../http/route.ts';
import type { ContactOutcome } from '../../store/contacts/contact-store.ts';
import {
  type ContactDeps,
  contactChange,
  contactError,
  contactSaved,
  type GivenContact,
} from './contact-fields.ts';
import { limitVisitorBatch, shortParams } from './resource-responses.ts';
import { writePayloadOnce } from './write-once.ts';

/** POST /v1/contacts/batch: contacts are validated and stored one by one, each with its own result. */
export function contactBatchRoute(deps: ContactDeps): Route {
  return defineRoute({
    operation: saveContacts,
    handle(call) {
      const holder = holderOf(call);
      limitVisitorBatch(holder, 'contacts', call.values.contacts);
      const now = deps.now();
      const checked = call.values.contacts.map((entry): GivenContact | ApiError => {
        const input = contactInput.check(entry, now);
        return input.ok ? input.values : invalidRequest(input.errors);
      });
      const changes = checked
        .filter((entry): entry is GivenContact => !(entry instanceof ApiError))
        .map((values) => contactChange(values, holder, deps));
      return writePayloadOnce(
        saveContacts,
        call,
        now,
        (outcomes: ContactOutcome[]) => payloadOf(checked, outcomes),
        (keyed) => deps.store.saveContacts(changes, keyed, contactSaved(holder, deps)),
      );
    },
  });
}

/** One result per contact, of which only valid ones have an outcome of the store. */
function payloadOf(
  checked: readonly (GivenContact | ApiError)[],
  outcomes: readonly ContactOutcome[],
) {
  const next = outcomes.values();
  const data = checked.map((entry, index): ContactResult => {
    if (entry instanceof ApiError) return rejectedResult(index, entry);
    const { value: outcome } = next.next();
    if (!outcome) throw new Error('The store left a contact without an outcome.');
    return 'saved' in outcome
      ? { index, id: outcome.saved.id, status: 'saved', created: outcome.isNew }
      : rejectedResult(index, contactError(outcome.error));
  });
  const saved = data.filter(({ status }) => status === 'saved').length;
  return { data, meta: { size: data.length, saved, refused: data.length - saved } };
}

function rejectedResult(index: number, error: ApiError): ContactResult {
  const params = shortParams(error, maxParamBytes);
  const sentences = cutText(error.message, maxErrorLength);
  return { index, id: null, status: 'refused', code: error.code, error: sentences, params };
}

import {
  type ContactResource,
  listContacts,
  saveContact,
} from '@grovemail/contract/operations/v1-contacts.ts';
import { Refusal } from '@grovemail/contract/refusal.ts';
import { readContactDate, writeContactDate } from '@grovemail/domain/contacts/contact-date.ts';
import { mostExtraNames } from '@grovemail/domain/contacts/extra-data.ts';
import { type Call, defineRoute, type Route } from '../http/route.ts';
import type { ContactChange, ContactRow } from '../store/account-store.ts';
import { ContactFullError } from '../store/store.ts';
import { holderOf, isoMoment, pageAnswer, pageOf, writeOnce } from './account-call.ts';
import { available, type SubmissionDeps } from './submission.ts';

export interface ContactDeps extends SubmissionDeps {
  /** Brings a number into E.164 where it can be resolved, else gives it back (F8). */
  phoneNumber(text: string, country: string | null): string;
}

type Given = Extract<ReturnType<typeof saveContact.body.check>, { ok: true }>['values'];

/** POST and GET /v1/contacts. */
export function contactRoutes(deps: ContactDeps): Route[] {
  const { store, now, newId } = deps;

  function changeOf(values: Given, call: Call): ContactChange {
    const { firstname, lastname, gender, date_of_birth, phone_number, address, extra_data } =
      values;
    return {
      id: newId(),
      createdAt: now(),
      isTest: holderOf(call).isTest,
      email: values.email,
      fields: given({
        firstname,
        lastname,
        gender,
        dateOfBirth: date_of_birth && readContactDate(date_of_birth),
        phoneNumber: phone_number && deps.phoneNumber(phone_number, address?.country ?? null),
        address: address && given(address),
      }),
      ...(extra_data === undefined ? {} : { extraData: extra_data }),
    };
  }

  return [
    defineRoute({
      operation: saveContact,
      handle: (call) =>
        writeOnce(saveContact, call, now(), resourceOf, (keyed) =>
          store.saveContact(changeOf(call.values, call), keyed).catch(refuseFull),
        ),
    }),
    defineRoute({
      operation: listContacts,
      async handle(call) {
        const { email, limit, ...page } = call.values;
        const filter = { isTest: holderOf(call).isTest, ...pageOf({ limit, ...page }) };
        const listed = await available(() =>
          store.listContacts({ ...filter, ...(email === undefined ? {} : { email }) }),
        );
        return pageAnswer(listed, limit, resourceOf);
      },
    }),
  ];
}

/** @throws {Refusal} invalid_request for a contact that would hold too much */
function refuseFull(error: unknown): never {
  if (!(error instanceof ContactFullError)) throw error;
  throw new Refusal('invalid_request', { messages: [tooMuch] });
}

const tooMuch = `extra_data: The contact would hold more than ${mostExtraNames} names or 64 KB of it. Set what is no longer needed to null, or all of it by extra_data: null.`;

/** Leaves out what was not given, so that null alone empties a field. */
function given<Fields extends object>(fields: Fields) {
  const entries = Object.entries(fields).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries) as {
    [Name in keyof Fields]?: Exclude<Fields[Name], undefined>;
  };
}

function resourceOf(row: ContactRow): ContactResource {
  const { id, email, firstname, lastname, gender, dateOfBirth, phoneNumber, address } = row;
  return {
    id,
    email,
    firstname,
    lastname,
    gender,
    date_of_birth: dateOfBirth && writeContactDate(dateOfBirth),
    phone_number: phoneNumber,
    address,
    extra_data: row.extraData,
    created_at: isoMoment(row.createdAt),
    updated_at: isoMoment(row.updatedAt),
  };
}

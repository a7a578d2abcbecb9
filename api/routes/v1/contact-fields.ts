import { ApiError } from '@grovemail/contract/api-error.ts';
import { readContactDate, writeContactDate } from '@grovemail/contract/fields/contact-date.ts';
import type { ContactResource } from '@grovemail/contract/operations/v1-contacts.ts';
import type { contactInput } from '@grovemail/contract/operations/v1-contacts-input.ts';
import { maxExtraNames, maxNestedNames } from '@grovemail/domain/contacts/extra-data.ts';
import type { KeyHolder } from '../../http/auth/account-key.ts';
import { liveSpace } from '../../keys/space.ts';
import { announcementOf } from '../../resources/announcement-of.ts';
import { isoTimestamp } from '../../resources/iso-timestamp.ts';
import type {
  ContactChange,
  ContactOutcome,
  ContactRow,
  DeletedContact,
  SaveAnnouncements,
} from '../../store/contacts/contact-store.ts';
import type { Announcement } from '../../store/queue/announcement.ts';
import type { SubmissionDeps } from '../public/submission.ts';

export interface ContactDeps extends SubmissionDeps {
  /** Normalizes a number to E.164 where possible. */
  phoneNumber(text: string, country: string | null): string;
}

export type GivenContact = Extract<ReturnType<typeof contactInput.check>, { ok: true }>['values'];

/** The contact of a call in the store's terms. */
export function contactChange(
  values: GivenContact,
  { space }: KeyHolder,
  { newId, now, phoneNumber }: ContactDeps,
): ContactChange {
  const { firstname, lastname, gender, date_of_birth, phone_number, address, extra_data } = values;
  return {
    id: newId(),
    createdAt: now(),
    space,
    email: values.email,
    fields: withoutMissing({
      firstname,
      lastname,
      gender,
      dateOfBirth: date_of_birth && readContactDate(date_of_birth),
      phoneNumber: phone_number && phoneNumber(phone_number, address?.country ?? null),
      address: address && withoutMissing(address),
    }),
    ...(extra_data === undefined ? {} : { extraData: extra_data }),
  };
}

export function contactResource(row: ContactRow): ContactResource {
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
    created_at: isoTimestamp(row.createdAt),
    updated_at: isoTimestamp(row.updatedAt),
  };
}

type AnnouncingDeps = Pick<ContactDeps, 'now' | 'newId'>;

/** Notifies webhooks of a saved contact, only with a live key. */
export function contactSaved(
  { space }: KeyHolder,
  { now, newId }: AnnouncingDeps,
): SaveAnnouncements | undefined {
  if (space !== liveSpace) return undefined;
  const announced = (type: 'contact.created' | 'contact.updated') =>
    announcementOf(type, { at: now(), newId }, contactResource, ({ id }: ContactRow) => id);
  return { created: announced('contact.created'), updated: announced('contact.updated') };
}

/** Notifies webhooks of a deleted contact, only with a live key. */
export function contactDeleted(
  { space }: KeyHolder,
  { now, newId }: AnnouncingDeps,
): Announcement<DeletedContact> | undefined {
  if (space !== liveSpace) return undefined;
  return announcementOf('contact.deleted', { at: now(), newId }, ({ id, email }) => ({
    id,
    email,
  }));
}

type Reason = Extract<ContactOutcome, { error: unknown }>['error'];

/** The error for a contact that the store did not accept. */
export function contactError(reason: Reason): ApiError {
  switch (reason) {
    case 'full':
      return new ApiError('contact_full', { faults: [{ param: 'extra_data', message: tooMuch }] });
    case 'space_full':
      return new ApiError('test_space_full');
  }
}

const tooMuch = `extra_data would hold more than ${maxExtraNames} names, ${maxNestedNames.toLocaleString('en')} names including those in nested objects, or 64 KB together with what is stored. Set names that are no longer needed to null, or empty it with extra_data: null.`;

/** Omits missing fields, so that only null clears a field. */
function withoutMissing<Fields extends object>(fields: Fields) {
  const entries = Object.entries(fields).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries) as {
    [Name in keyof Fields]?: Exclude<Fields[Name], undefined>;
  };
}

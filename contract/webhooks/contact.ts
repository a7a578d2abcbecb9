import { suppressionSources } from '@grovemail/domain/preferences/suppression-source.ts';
import { z } from 'zod';
import { contact, contactExample } from '../operations/v1-contacts.ts';
import { typedWebhook } from './webhook.ts';

/** Posted when a contact is saved for the first time. */
export const contactCreated = typedWebhook({
  type: 'contact.created',
  tag: 'Contacts',
  summary: 'Contact created',
  description:
    'A call with a live key created a contact. `contact.updated` is sent as well, as for every save.',
  data: contact,
  example: { timestamp: contactExample.created_at, data: contactExample },
});

/** Posted when a contact is saved. */
export const contactUpdated = typedWebhook({
  type: 'contact.updated',
  tag: 'Contacts',
  summary: 'Contact saved',
  description:
    'A call with a live key created or updated the contact. `data` is the contact as it was stored.',
  data: contact,
  example: { timestamp: contactExample.updated_at, data: contactExample },
});

/** Posted when a contact is deleted. */
export const contactDeleted = typedWebhook({
  type: 'contact.deleted',
  tag: 'Contacts',
  summary: 'Contact deleted',
  description:
    'A call with a live key deleted the contact. Not sent when the operator erases a person, because nothing about that person may remain.',
  data: z
    .object({
      id: z.uuid().describe('The id of the contact.'),
      email: z.string().describe('Its address, in lower case.'),
    })
    .meta({ id: 'DeletedContact', description: 'Which contact was deleted.' }),
  example: {
    timestamp: '2026-11-21T09:00:00.000Z',
    data: { id: contactExample.id, email: contactExample.email },
  },
});

/** Posted when an address is unsubscribed. */
export const contactUnsubscribed = typedWebhook({
  type: 'contact.unsubscribed',
  tag: 'Contacts',
  summary: 'Contact unsubscribed',
  description:
    'The address was unsubscribed from one list or all lists: by the recipient, the operator, a spam complaint, or a mailbox that is gone or paused. The message is sent once, even if the unsubscribe is repeated.',
  data: z
    .object({
      email: z.string().describe('The address, in lower case.'),
      list: z.string().describe('The list they left; `*` means all lists.'),
      source: z
        .enum(suppressionSources)
        .describe(
          'page: on the preferences page; one_click: with the unsubscribe button of a mail program; link: through the API call behind a link; operator: by the operator; bounce: the mailbox is gone, or kept returning email; complaint: by a spam complaint.',
        ),
      unsubscribed_at: z.iso.datetime().describe('When they unsubscribed. ISO 8601, UTC.'),
      ends_at: z.iso
        .datetime()
        .optional()
        .describe(
          'When it ends by itself, for a mailbox that was full or unreachable for a week. Missing otherwise. ISO 8601, UTC.',
        ),
    })
    .meta({ id: 'Unsubscription', description: 'Who unsubscribed, and from which list.' }),
  example: {
    timestamp: '2026-11-21T09:00:00.000Z',
    data: {
      email: 'ada@shop.example',
      list: 'welcome',
      source: 'one_click',
      unsubscribed_at: '2026-11-21T09:00:00.000Z',
    },
  },
});

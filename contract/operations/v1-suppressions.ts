import { suppressionSources } from '@grovemail/domain/preferences/suppression-source.ts';
import { allLists, isTrackingIdPart } from '@grovemail/domain/preferences/tracking-id.ts';
import { z } from 'zod';
import { onlyPage, pagedEnvelope, success } from '../envelope.ts';
import { emailAddress } from '../fields/email-address.ts';
import { pageCursor, pageLimit } from '../fields/list-query.ts';
import { schemaInput } from '../fields/schema-input.ts';
import { suppressionReason } from '../fields/suppression-reason.ts';
import { defineOperation, keyErrors, keyedBodyErrors, ok } from '../operation.ts';
import { notStoredCode, withWarnings } from './v1-warnings.ts';

const shared = { tag: 'Suppressions', auth: 'key', scope: 'suppressions' } as const;
const maxListLength = 100;

/** A suppression as the API shows it. */
export const suppression = z
  .object({
    id: z.uuid().describe('Identifies the suppression.'),
    email: z
      .string()
      .nullable()
      .describe(
        'The address, in lower case; null if the person was erased. Their email stays stopped.',
      ),
    list: z
      .string()
      .describe(
        'The list: the code of a template, or `transactional` for all templates. `*` means all lists.',
      ),
    source: z
      .enum(suppressionSources)
      .describe(
        'page: by the recipient on the preferences page; one_click: with the unsubscribe button of a mail program; link: through the API call behind a link, or imported; operator: by you; bounce: the mailbox is gone, or kept returning email; complaint: by a spam complaint.',
      ),
    reason: z
      .string()
      .nullable()
      .describe('What you or the recipient gave as the reason, such as `too_many`; null if none.'),
    since: z.iso.datetime().describe('When it started. ISO 8601, UTC.'),
    ends_at: z.iso
      .datetime()
      .nullable()
      .describe('When it ends by itself, for a paused mailbox; null otherwise. ISO 8601, UTC.'),
    lifted_at: z.iso
      .datetime()
      .nullable()
      .describe('When it was lifted or ended; null while it is in force. ISO 8601, UTC.'),
  })
  .meta({ id: 'Suppression', description: 'What stops email to an address.' });

export type SuppressionResource = z.infer<typeof suppression>;

const suppressionExample: SuppressionResource = {
  id: '019a9f3e-7c00-7a10-8f3b-2d6f0c9b1e5a',
  email: 'ada@shop.example',
  list: 'welcome',
  source: 'operator',
  reason: 'Asked by phone',
  since: '2026-11-21T09:00:00.000Z',
  ends_at: null,
  lifted_at: null,
};

const list = z
  .string()
  .max(maxListLength)
  .refine(
    (text) => text === allLists || isTrackingIdPart(text),
    'must be * or a list: letters, digits, - and _.',
  )
  .default(allLists)
  .meta({ examples: ['welcome'] });

const testKeys =
  'A test key checks the call, but changes nothing: the response then has the warning `not_stored`.';

export const listSuppressions = defineOperation({
  ...shared,
  id: 'listSuppressions',
  method: 'GET',
  path: '/v1/suppressions',
  summary: 'List suppressions',
  description: [
    'Lists what stops or stopped email to your recipients, newest first, one page at a time. `lifted_at` is null while a suppression is in force.',
    '`payload.meta.size` is the number of all matches. `payload.meta.next_cursor` gets you the next page and is null on the last. A test key finds none: suppressions are those of live recipients.',
  ].join('\n\n'),
  query: schemaInput(
    z.strictObject({
      email: emailAddress.optional().describe('Only suppressions of this address.'),
      limit: pageLimit('Suppressions'),
      cursor: pageCursor(suppressionExample.id),
    }),
  ),
  response: ok('A page of suppressions.', pagedEnvelope(suppression)),
  examples: {
    query: { email: 'ada@shop.example' },
    response: onlyPage(suppressionExample),
  },
  errors: keyErrors,
});

export const addSuppression = defineOperation({
  ...shared,
  id: 'addSuppression',
  method: 'POST',
  path: '/v1/suppressions',
  summary: 'Stop email to an address',
  description: [
    'Stops email to an address from one list or from all of them, from the next email on. The recipient cannot undo it.',
    `If something at least as strong already stops it, that stays as it is and you get it back. So repeating a call changes nothing, and it is safe to retry. ${testKeys}`,
  ].join('\n\n'),
  body: schemaInput(
    z.strictObject({
      email: emailAddress.describe('The address that gets no more email.'),
      list: list.describe(
        'The list: the code of a template, or `transactional` for all templates. By default `*`, all lists.',
      ),
      source: z
        .enum(['operator', 'complaint'])
        .default('operator')
        .describe(
          'operator: you stop it; complaint: the recipient complained to you, which stops every kind of email from all lists.',
        ),
      reason: suppressionReason
        .optional()
        .describe('Your reason, for your own records. Only you can see it.')
        .meta({ examples: ['Asked by phone'] }),
    }),
  ),
  response: ok('What stops the email now.', withWarnings(suppression, [notStoredCode])),
  examples: {
    body: { email: 'ada@shop.example', list: 'welcome', reason: 'Asked by phone' },
    response: success({ data: suppressionExample }),
  },
  errors: keyedBodyErrors,
});

const lifted = z
  .object({
    email: z.string().describe('The address, in lower case.'),
    list: z.string().describe('The list; `*` means all lists.'),
    lifted_at: z.iso.datetime().describe('When it was lifted. ISO 8601, UTC.'),
  })
  .meta({ id: 'LiftedSuppression', description: 'Email that is no longer stopped.' });

export const liftSuppression = defineOperation({
  ...shared,
  id: 'liftSuppression',
  method: 'POST',
  path: '/v1/suppressions/lift',
  summary: 'Lift a suppression',
  description: [
    'Allows email to an address again. It lifts the suppression of exactly this list. A suppression of all lists (`*`) is lifted separately.',
    `You can always lift what you stopped yourself and bounces. An unsubscribe or a complaint is the recipient's decision: lift it only if they asked you to, and say so with \`recipient_asked\`. That is recorded in the audit log with your key. ${testKeys}`,
  ].join('\n\n'),
  body: schemaInput(
    z.strictObject({
      email: emailAddress.describe('The address that gets email again.'),
      list: list.describe('The list whose suppression is lifted. By default `*`.'),
      recipient_asked: z
        .boolean()
        .default(false)
        .describe('The recipient asked you for the email again.')
        .meta({ examples: [true] }),
    }),
  ),
  response: ok('The suppression is lifted.', withWarnings(lifted, [notStoredCode])),
  examples: {
    body: { email: 'ada@shop.example', list: 'welcome' },
    response: success({
      data: {
        email: 'ada@shop.example',
        list: 'welcome',
        lifted_at: '2026-11-22T09:00:00.000Z',
      },
    }),
  },
  errors: ['unknown_suppression', 'recipients_choice', ...keyedBodyErrors],
});

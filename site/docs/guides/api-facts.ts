import { variables } from '@grovemail/config/variables.ts';
import openapi from '@grovemail/contract/openapi.json' with { type: 'json' };
import {
  endpointPauses,
  failuresBeforePause,
  logRetention,
  maxBatchCharacters,
  retryDelays,
  retryHours,
  webhookTimeout,
} from '@grovemail/domain/delivery/delivery-limits.ts';
import { lanes } from '@grovemail/domain/delivery/lanes.ts';
import type { SandboxOutcome } from '@grovemail/domain/delivery/sandbox.ts';
import { maxTemplates } from '@grovemail/domain/delivery/template-limit.ts';
import { groupDigits } from '@grovemail/domain/group-digits.ts';
import { visitorLimits } from '@grovemail/domain/keys/visitor-limits.ts';
import { undoWindow } from '@grovemail/domain/preferences/undo-window.ts';
import { maxPushBytes, pushTimeToLive } from '@grovemail/domain/push/push-limits.ts';
import { duration } from '../../content/duration.ts';

const { parameters, requestBody } = openapi.paths['/v1/transactionals'].post;
const mail = requestBody.content['application/json'].schema.properties;
const batch = openapi.paths['/v1/contacts/batch'].post.requestBody.content['application/json'];
const mailBatch =
  openapi.paths['/v1/transactionals/batch'].post.requestBody.content['application/json'];
const page = openapi.paths['/v1/contacts'].get.parameters.find(({ name }) => name === 'limit');

const sandbox: Record<SandboxOutcome, string> = {
  delivered: 'The mail server accepts it: `sent`, and a webhook `mail.sent`.',
  failed: 'The mail server rejects it permanently: `failed`, and `mail.failed`.',
  bounced: 'It is accepted, then bounces: `bounced`, with `mail.sent` and `mail.bounced`.',
  complained:
    'It is accepted, then marked as spam: `complained`, with `mail.sent` and `mail.complained`.',
};

const second = 1_000;
const megabyte = 1_048_576;
const attachmentBytes = megabyte;

/** The figures that guides show, in words. A test checks those that no module exports. */
export const facts = {
  callsPerMinute: variables.RATE_LIMIT_KEY.default,
  logRetention: duration(logRetention),
  undo: duration(undoWindow),
  retries: listed(retryDelays.map(duration)),
  retryWindow: `${retryHours} hours`,
  pause: {
    failures: failuresBeforePause,
    first: duration(endpointPauses[0]),
    max: duration(Math.max(...endpointPauses)),
  },
  webhookConcurrency: lanes.webhooks.endpoint.concurrency,
  webhookTimeout: duration(webhookTimeout),
  webhookTypes: Object.entries(openapi.webhooks)
    .filter(([type]) => type !== 'event')
    .map(([type, { post }]): [string, string] => [type, post.description]),
  sandbox: Object.entries(sandbox).map(([name, meaning]): [string, string] => [
    `${name}@`,
    meaning,
  ]),
  idempotency: {
    maxLength: parameters.find(({ name }) => name === 'Idempotency-Key')?.schema.maxLength,
    hours: 24,
  },
  batch: groupDigits(batch.schema.properties.contacts.maxItems),
  mailBatch: mailBatch.schema.properties.emails.maxItems,
  batchCharacters: groupDigits(maxBatchCharacters),
  visitor: {
    ...visitorLimits,
    lifetime: duration(visitorLimits.lifetime),
    total: `${visitorLimits.bytes / 1_024} KB`,
    body: `${visitorLimits.bodyBytes / 1_024} KB`,
  },
  page: { usual: page?.schema.default, max: page?.schema.maximum },
  mail: {
    code: mail.template_code.maxLength,
    subject: mail.subject.maxLength,
    html: groupDigits(mail.html.maxLength),
    templates: groupDigits(maxTemplates),
    values: 200,
    value: groupDigits(10_000),
    copies: 50,
    body: '8 MB',
  },
  attachments: {
    max: mail.attachments.maxItems,
    size: `${attachmentBytes / megabyte} MB`,
    bytes: groupDigits(attachmentBytes),
    name: mail.attachments.items.properties.filename.maxLength,
  },
  push: {
    bytes: groupDigits(maxPushBytes),
    kept: duration(pushTimeToLive * second),
    facts: 20,
  },
} as const;

/** `a, b and c`. */
function listed(words: readonly string[]): string {
  return [words.slice(0, -1).join(', '), ...words.slice(-1)].join(' and ');
}

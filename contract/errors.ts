import { opsCommand } from '@grovemail/config/ops-command.ts';
import { maxExtraNames, maxNestedNames } from '@grovemail/domain/contacts/extra-data.ts';
import { maxBatchCharacters } from '@grovemail/domain/delivery/delivery-limits.ts';
import { visitorLimits as visitor } from '@grovemail/domain/keys/visitor-limits.ts';
import { accountErrors } from './account-errors.ts';
import { linkErrors } from './link-errors.ts';
import { sampleErrors } from './sample-errors.ts';

/**
 * Every error of the API: its response, cause and fix.
 * `text` is the envelope's `error` unless the error is more specific.
 */
export const errors = {
  invalid_request: {
    status: 400,
    title: 'Invalid request',
    text: 'The request is incomplete or invalid.',
    cause: 'A field, parameter or header is missing, too long or in the wrong format.',
    fix: 'Fix every field listed in `faults` and send the request again. The section of your call in the API reference says what each field takes.',
    guide: { title: 'Requests', path: '/developers/guides/conventions#requests' },
  },
  invalid_json: {
    status: 400,
    title: 'Invalid JSON',
    text: 'The body is not valid JSON.',
    cause:
      'The body is empty, cut off or not written as JSON. `error` says at which line and column. Or it contains a reserved name such as `__proto__`.',
    fix: 'Send one JSON object. Create it with a JSON serializer: text put together by hand is often not valid JSON.',
    guide: { title: 'Requests', path: '/developers/guides/conventions#requests' },
  },
  invalid_encoding: {
    status: 400,
    title: 'Not UTF-8',
    text: 'The body is not valid UTF-8.',
    cause: 'The body is in another encoding, such as ISO-8859-1.',
    fix: 'Encode the body as UTF-8 before you send it.',
    guide: { title: 'Requests', path: '/developers/guides/conventions#requests' },
  },
  malformed_address: {
    status: 400,
    title: 'Malformed URL',
    text: 'The URL is not correctly encoded.',
    cause:
      'A percent sign in the path is not followed by two hexadecimal digits, or the result is not UTF-8.',
    fix: 'Percent-encode each part of the path, for example with encodeURIComponent.',
    guide: { title: 'Get Started', path: '/developers/reference/get-started' },
  },
  contact_full: {
    status: 400,
    title: 'Contact is full',
    text: 'The contact would have too much extra_data.',
    cause: `\`extra_data\` is merged with the stored values. Together they exceed ${maxExtraNames} names, ${maxNestedNames.toLocaleString('en')} names including those in nested objects, or 64 KB.`,
    fix: 'Set names you no longer need to null, or clear all of them with `extra_data: null`.',
    guide: { title: 'Requests', path: '/developers/guides/conventions#requests' },
  },
  unreadable_request: {
    status: 400,
    title: 'Not HTTP',
    text: 'The request could not be read.',
    cause: 'The data is not HTTP, or it states the length of its body twice.',
    fix: 'Send the request with an HTTP library, and check whether a proxy in between changes it.',
  },
  wrong_key: {
    status: 403,
    title: 'Wrong capture key',
    text: 'Unauthorized',
    cause: 'The capture key in the URL is not the key of this site.',
    fix: 'Use the publishable capture key from your configuration.',
    byServer: {
      hosted: 'Your pages already have it; nobody else needs it.',
      own: 'It is the value of `CLIENT_API_KEY` when the site was built.',
    },
  },
  unauthorized: {
    status: 403,
    title: 'Unauthorized',
    text: 'Unauthorized',
    cause:
      'The Authorization header is missing or malformed, or its key is unknown, revoked, expired, publishable, or not allowed from this network. `faults` lists what the request itself shows. The response is the same for a key that is unknown, revoked, expired or used from another network. Other APIs return 401 for some of these; this one always returns 403.',
    fix: 'Send `Authorization: Bearer` with an active account key, which starts with `gm_live_` or `gm_test_`. A key in `X-Api-Key`, in the URL or in Basic authentication is not read. If the header contains literal text such as `$API_KEY`, put double quotes around it in the shell. A key that starts with `gm_pk_` is publishable: it only saves push subscriptions.',
    guide: {
      title: 'When a key is rejected',
      path: '/developers/guides/authentication#when-a-key-is-rejected',
    },
    byServer: {
      hosted: 'Settings > Developers shows when a key expires and which networks may use it.',
      own: `\`${opsCommand} keys list\` shows when a key expires and which networks may use it.`,
    },
  },
  outside_scope: {
    status: 403,
    title: 'Outside the scope',
    text: 'This key is not allowed to make this call.',
    cause:
      'The key is active, but does not have the scope this call needs, which `faults` names: `read` for reading, `contacts` for storing and deleting contacts, `send` for emails and events, and `webhooks`, `templates` and `suppressions` for the calls with those names.',
    fix: 'Use a key with the scope that `faults` names.',
    guide: { title: 'Restrict a key', path: '/developers/guides/authentication#restrict-a-key' },
    byServer: {
      hosted: 'An account user creates it under Settings > Developers.',
      own: `Create it with \`${opsCommand} keys create --scope\`, followed by that scope.`,
    },
  },
  test_key_only: {
    status: 403,
    title: 'Test key required',
    text: 'Only a test key can preview an email.',
    cause: 'The call was made with a live key. Emails sent with a live key are not kept.',
    fix: 'Send the email with a test key, then preview it with the same key.',
    guide: { title: 'Testing', path: '/developers/guides/testing#preview-it' },
  },
  unknown_subscription: {
    status: 404,
    title: 'Unknown subscription',
    text: 'This subscription is not stored. Subscribe again in this browser.',
    cause: 'No subscription has this endpoint, or its keys do not match the stored ones.',
    fix: 'Subscribe again, then send the subscription exactly as the browser returns it.',
    guide: { title: 'Web Push', path: '/developers/guides/webpush#subscription-states' },
  },
  unfilled_placeholders: {
    status: 400,
    title: 'Unfilled placeholders',
    text: 'The email has placeholders without a value.',
    cause:
      'The call is `strict`, and a placeholder stays empty. It has no value in `data` or in the stored contact, or it stands inside a tag or code, where none is filled in. A key without the scope `read` or `all` uses `data` alone.',
    fix: 'Give each name a value in `data`, or store it with the contact and use a key that may read contacts. Without `strict`, the email is sent with the placeholders unfilled.',
    guide: {
      title: 'Where values come from',
      path: '/developers/guides/templates#where-values-come-from',
    },
  },
  batch_full: {
    status: 400,
    title: 'Batch is full',
    text: 'The emails before this one already fill the batch. Send this one in another call.',
    cause: `With their placeholders filled, the HTML and text of the emails in a batch would have more than ${maxBatchCharacters.toLocaleString('en')} characters together.`,
    fix: 'Send the rejected emails in another batch.',
    guide: { title: 'Send many at once', path: '/developers/guides/templates#send-many-at-once' },
  },
  no_subject: {
    status: 400,
    title: 'No subject',
    text: 'The email has no subject. Send subject, or html with a <title>.',
    cause:
      'The `subject` of the call was empty after its placeholders were filled. With `strict`, it is also an error if neither the call nor the template has a subject and the html has no title; otherwise, the email gets a neutral one, and the response warns you.',
    fix: 'Send subject, store it with the template, or put a <title> in the html.',
    guide: { title: 'The subject', path: '/developers/guides/templates#the-subject' },
  },
  test_space_full: {
    status: 409,
    title: 'Test data is full',
    text: 'This test key has reached its limit. Get a new test key to continue.',
    cause: `A short-lived test key stores up to ${visitor.contacts} contacts, ${visitor.events} events and ${visitor.mails} emails, renders templates ${visitor.renders} times, and stores ${visitor.bytes / 1_024} KB in total. What you delete or replace still counts toward the total, as do responses kept for an \`Idempotency-Key\`.`,
    fix: 'Get a new test key, or use a key from your own account or server.',
    guide: { title: 'Testing', path: '/developers/guides/testing#use-a-test-key' },
  },
  test_keys_exhausted: {
    status: 503,
    title: 'No test keys left',
    text: 'All short-lived test keys are in use. Please try again in an hour.',
    cause: `All visitors together can have up to ${visitor.keys} short-lived test keys, and each of them was used within the last hour.`,
    fix: 'Try again later, or use a test key of an account.',
    guide: { title: 'Testing', path: '/developers/guides/testing#use-a-test-key' },
    byServer: {
      hosted: 'An account user creates one under Settings > Developers.',
      own: `Create one with \`${opsCommand} keys create --test\`.`,
    },
  },
  ...linkErrors,
  not_found: {
    status: 404,
    title: 'Not found',
    text: 'There is nothing at this address.',
    cause:
      'No operation has this path. Paths are in lower case. If a similar path exists, `error` names it.',
    fix: 'Compare the path with the API reference.',
    guide: { title: 'Get Started', path: '/developers/reference/get-started' },
  },
  ...accountErrors,
  ...sampleErrors,
  unknown_preview: {
    status: 404,
    title: 'Unknown preview',
    text: 'This preview is no longer available. Request a new one.',
    cause: 'The URL was already opened, has expired, or never existed.',
    fix: 'Call POST /v1/transactionals/{id}/preview again. Each call creates a URL that works once.',
    guide: { title: 'Testing', path: '/developers/guides/testing#preview-it' },
  },
  method_not_allowed: {
    status: 405,
    title: 'Method not allowed',
    text: 'This address does not support that method.',
    cause: 'The path exists, but does not support this method.',
    fix: 'Use one of the methods that `error` and the Allow header list, or one of the related calls that `error` names.',
    guide: { title: 'Get Started', path: '/developers/reference/get-started' },
  },
  request_timeout: {
    status: 408,
    title: 'Request timeout',
    text: 'The request took too long to arrive.',
    cause: 'The headers or the body did not arrive in time.',
    fix: 'Send the request again. Split large requests or use a faster connection.',
  },
  body_too_large: {
    status: 413,
    title: 'Body too large',
    text: 'The request is too large. At most 64 KB are accepted.',
    cause: `The body is larger than 64 KB (65,536 bytes). \`POST /v1/transactionals\`, \`POST /v1/transactionals/batch\`, \`POST /v1/contacts/batch\`, \`PUT /v1/templates/{code}\` and \`POST /v1/templates/{code}/render\` accept up to 8 MB (8,388,608 bytes), or ${visitor.bodyBytes / 1_024} KB with a short-lived test key.`,
    fix: 'Send less at once. For large files, use `path` instead of `content` in an attachment.',
    guide: { title: 'Requests', path: '/developers/guides/conventions#requests' },
  },
  unsupported_type: {
    status: 415,
    title: 'Unsupported content type',
    text: 'Send the body as application/json, named in the Content-Type header.',
    cause: 'The Content-Type header is missing or names a type that this call does not accept.',
    fix: 'Set the Content-Type header to the type named in the response.',
    guide: { title: 'Requests', path: '/developers/guides/conventions#requests' },
  },
  unsupported_encoding: {
    status: 415,
    title: 'Unsupported encoding',
    text: 'Send the body uncompressed and in UTF-8.',
    cause: 'The Content-Encoding header or the charset of Content-Type names something else.',
    fix: 'Do not compress the body. Omit the charset or set it to utf-8.',
    guide: { title: 'Requests', path: '/developers/guides/conventions#requests' },
  },
  key_reused: {
    status: 422,
    title: 'Idempotency-Key reused',
    text: 'This Idempotency-Key was already used with a different body.',
    cause: 'For 24 hours, an `Idempotency-Key` belongs to the first body sent with it.',
    fix: 'Use a new `Idempotency-Key` for each new body. Reuse one only to send the same body again.',
    guide: { title: 'Idempotency', path: '/developers/guides/idempotency#what-you-get-back' },
  },
  prefetch_ignored: {
    status: 425,
    title: 'Prefetch ignored',
    text: 'Prefetch ignored',
    cause:
      'The browser made the request on its own: as a prefetch (`Sec-Purpose: prefetch`), for an image or frame (`Sec-Fetch-Dest`), or only for the headers (HEAD). Nothing was stored.',
    fix: 'From a script, use fetch. Otherwise there is nothing to do: the request is processed when a person makes it.',
  },
  too_many_requests: {
    status: 429,
    title: 'Too many requests',
    text: 'Too many requests in a short time. Please wait a moment and try again.',
    cause:
      'This key, address or network sent more requests than allowed in a minute, or too many at once.',
    fix: 'Wait for the number of seconds in Retry-After. RateLimit-Remaining shows how many requests are left.',
    guide: { title: 'Rate limits', path: '/developers/guides/rate-limits#wait-and-try-again' },
    byServer: {
      hosted: 'If a key needs more calls, ask support.',
      own: '`RATE_LIMIT_KEY` changes the limit of your keys.',
    },
  },
  headers_too_large: {
    status: 431,
    title: 'Headers too large',
    text: 'The headers are too large. At most 16 KB are accepted.',
    cause: 'The URL and headers together are larger than 16 KB.',
    fix: 'Remove cookies and headers that this API does not need.',
    guide: { title: 'Requests', path: '/developers/guides/conventions#requests' },
  },
  internal: {
    status: 500,
    title: 'Internal error',
    text: 'Something went wrong on our side. Please try again.',
    cause: 'The service has a fault. Nothing was stored.',
    fix: 'Send the same request again, with an Idempotency-Key. If it fails again, send us the `request_id`.',
    guide: { title: 'When to retry', path: '/developers/guides/idempotency#when-to-retry' },
  },
  unavailable: {
    status: 503,
    title: 'Unavailable',
    text: 'We cannot process this right now, and nothing was stored. Please try again shortly.',
    cause: 'The store is currently full, locked or unreachable.',
    fix: 'Send the same request again after the number of seconds in Retry-After.',
    guide: { title: 'When to retry', path: '/developers/guides/idempotency#when-to-retry' },
  },
} as const satisfies Record<string, ContractError>;

export interface ContractError {
  status: number;
  /** A few words, for headings and lists. */
  title: string;
  text: string;
  cause: string;
  fix: string;
  /** The section of a guide with details. */
  guide?: { title: string; path: string };
  /** Details of the fix that depend on who runs the server. */
  byServer?: { hosted: string; own: string };
}

export type ErrorCode = keyof typeof errors;

/** The path of the documentation's page about an error: every error links to it (RFC 8288). */
export function errorAddress(code: ErrorCode): string {
  return `/developers/guides/errors/${code}`;
}

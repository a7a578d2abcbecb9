/**
 * Every error of the API: its response, cause and fix.
 * `text` is the envelope's `error` unless the refusal is more specific (F3).
 */
export const errors = {
  invalid_request: {
    status: 400,
    title: 'Invalid request',
    text: 'The request is not complete or not valid.',
    cause: 'A field, parameter or header is missing, too long or not of the form it must have.',
    fix: 'Correct every entry of `faults` and send the request again.',
  },
  invalid_json: {
    status: 400,
    title: 'Invalid JSON',
    text: 'The body is not valid JSON.',
    cause: 'The body is empty, cut off, or holds a reserved name such as `__proto__`.',
    fix: 'Send one JSON object. A JSON serializer writes it correctly; text put together by hand often is not JSON.',
  },
  invalid_encoding: {
    status: 400,
    title: 'Not UTF-8',
    text: 'The body is not valid UTF-8.',
    cause: 'The bytes of the body are of another encoding, such as ISO-8859-1.',
    fix: 'Encode the body as UTF-8 before you send it.',
  },
  malformed_address: {
    status: 400,
    title: 'Malformed address',
    text: 'The address is not correctly encoded.',
    cause: 'A percent sign in the path is not followed by two hexadecimal digits of UTF-8.',
    fix: 'Percent-encode each part of the path, for example with encodeURIComponent.',
  },
  contact_full: {
    status: 400,
    title: 'Contact is full',
    text: 'The contact would hold more extra_data than is kept.',
    cause:
      '`extra_data` is merged with what is stored; together that is more than 100 names or 64 KB.',
    fix: 'Set names that are no longer needed to null, or empty all of it with `extra_data: null`.',
  },
  unreadable_request: {
    status: 400,
    title: 'Not HTTP',
    text: 'The request could not be read.',
    cause: 'What arrived is not HTTP, or says twice how long its body is.',
    fix: 'Send the request with an HTTP library, and compare what a proxy in between makes of it.',
  },
  wrong_key: {
    status: 403,
    title: 'Wrong capture key',
    text: 'Unauthorized',
    cause: 'The capture key in the address is not the key of this site.',
    fix: 'Use the publishable capture key of your configuration (`CLIENT_API_KEY`).',
  },
  unauthorized: {
    status: 403,
    title: 'Unauthorized',
    text: 'Unauthorized',
    cause:
      'The Authorization header is missing or malformed, or its key is unknown, revoked or expired, one for pages, or used from a network that it was not made for. Other APIs answer 401 to some of these; this one answers 403 to all.',
    fix: 'Send `Authorization: Bearer` and an account key that is in force. `npm run ops -- keys list` shows when it ends and from where it may be used.',
  },
  outside_scope: {
    status: 403,
    title: 'Outside the scope',
    text: 'This key was not made for this call.',
    cause:
      'The key is in force, but has not the scope of the call: `read` for what only looks, `contacts` for storing and deleting contacts, `send` for mails and events.',
    fix: 'Use a key with that scope. On your own server: `npm run ops -- keys create --scope send`.',
  },
  test_key_only: {
    status: 403,
    title: 'Test key needed',
    text: 'Only a test key can preview a mail.',
    cause: 'The call was made with a live key. Mails sent with a live key are not kept.',
    fix: 'Send the mail with a test key, then preview it with the same key.',
  },
  unknown_subscription: {
    status: 404,
    title: 'Unknown subscription',
    text: 'This subscription is not stored. Subscribe again in this browser.',
    cause: 'No subscription has this endpoint, or its keys are not the ones that were stored.',
    fix: 'Subscribe again, then send the subscription as the browser gives it.',
  },
  unfilled_placeholders: {
    status: 400,
    title: 'Unfilled placeholders',
    text: 'The mail has placeholders without a value.',
    cause:
      'The call is `strict`, and neither its `data` nor the stored contact has a value for a placeholder of the mail.',
    fix: 'Give each name a value in `data`, or store it with the contact. Without `strict` the mail is sent as it stands.',
  },
  no_subject: {
    status: 400,
    title: 'No subject',
    text: 'The mail has no subject. Send subject, or html with a <title>.',
    cause:
      'Neither the call nor the template gives a subject, and the html has no title, or placeholders left it empty.',
    fix: 'Send subject, store it with the template, or put a <title> into the html.',
  },
  test_space_full: {
    status: 409,
    title: 'Test data is full',
    text: 'This test key holds as much as it may. Get a new test key to go on.',
    cause:
      'A short-lived test key keeps at most 100 contacts, 100 events and 100 mails, and takes 2 MB of data in all.',
    fix: 'Delete contacts, get a new test key, or use a key of your own account or server.',
  },
  test_keys_exhausted: {
    status: 503,
    title: 'No test key left',
    text: 'All short-lived test keys are in use. Please try again in an hour.',
    cause: 'At most 500 short-lived test keys are in force at one time, for all visitors together.',
    fix: 'Try again later, or start a server of your own and make a key with `npm run ops -- keys create --test`.',
  },
  unknown_link: {
    status: 403,
    title: 'Unknown link',
    text: 'This link is not one of ours, or not for this address.',
    cause: 'The tracking id is malformed, or was not made for this address and contact.',
    fix: 'Use the link as it stands in the mail, or ask for a fresh one.',
  },
  change_closed: {
    status: 403,
    title: 'Change is closed',
    text: 'This was possible for a limited time, or until something newer was saved. Your preferences stay as they are.',
    cause:
      'The token is forged or too old (an Undo holds for ten minutes), or belongs to a choice that a newer one has replaced.',
    fix: 'Open the link in the mail and choose again.',
  },
  confirmation_closed: {
    status: 403,
    title: 'Confirmation is closed',
    text: 'This link is not good any more. Please sign up again.',
    cause: 'The link is forged or too old, or the address has been removed since.',
    fix: 'Sign up again; a new mail brings a new link.',
  },
  foreign_form: {
    status: 403,
    title: 'Form of another site',
    text: 'This form was sent from another site, so it was not accepted.',
    cause:
      'The browser says that the form, or what sent its address, stands on a page of another origin.',
    fix: 'Open the form on this site and send it from there.',
  },
  not_found: {
    status: 404,
    title: 'Unknown address',
    text: 'There is nothing at this address.',
    cause: 'The path belongs to the API but names no operation. Paths are in lower case.',
    fix: 'Compare the path with the API reference.',
  },
  unknown_template: {
    status: 404,
    title: 'Unknown template',
    text: 'There is no template with this template_code.',
    cause: 'No template is stored under the code, and the call brings no html of its own.',
    fix: 'Compare the code with those of `npm run ops -- templates list`, store the template, or send `html` with the call.',
  },
  unknown_mail: {
    status: 404,
    title: 'Unknown mail',
    text: 'There is no mail with this id.',
    cause:
      'The id is no UUID, was never answered by POST /v1/transactionals, is older than 90 days, or belongs to a test key while this key is live, or the other way round.',
    fix: 'Use the `payload.data.id` of the answer to POST /v1/transactionals, with a key of the same kind.',
  },
  unknown_preview: {
    status: 404,
    title: 'Unknown preview',
    text: 'There is no preview at this address any more. Ask for a new one.',
    cause: 'The address was opened before, is older than it may be, or was never made.',
    fix: 'Call POST /v1/transactionals/{id}/preview again; each call makes one address for one look.',
  },
  unknown_contact: {
    status: 404,
    title: 'Unknown contact',
    text: 'There is no contact with this id or address.',
    cause:
      'The contact was never stored or has been deleted, or belongs to test keys while this key is live, or the other way round.',
    fix: 'Find the contact with GET /v1/contacts, with a key of the same kind.',
  },
  method_not_allowed: {
    status: 405,
    title: 'Method not allowed',
    text: 'This address does not take that method.',
    cause: 'The address exists, but not for this method.',
    fix: 'Use a method that the Allow header lists.',
  },
  request_timeout: {
    status: 408,
    title: 'Request timeout',
    text: 'The request took too long to arrive.',
    cause: 'Headers or body were not complete in time.',
    fix: 'Send the request again; split what is large or use a faster connection.',
  },
  body_too_large: {
    status: 413,
    title: 'Body too large',
    text: 'The request is too large. At most 64 KB are accepted.',
    cause:
      'The body is larger than 64 KB (65,536 bytes). `POST /v1/transactionals` and `POST /v1/contacts/batch` take up to 8 MB (8,388,608 bytes), with a short-lived test key up to 2 MB.',
    fix: "Send less at once. Large files fit an attachment's `path` better than its `content`.",
  },
  unsupported_type: {
    status: 415,
    title: 'Unsupported content type',
    text: 'Send the body as application/json.',
    cause: 'The Content-Type header names a type that this call does not take, or is missing.',
    fix: 'Set the Content-Type header to what the answer names.',
  },
  unsupported_encoding: {
    status: 415,
    title: 'Unsupported encoding',
    text: 'Send the body uncompressed and in UTF-8.',
    cause: 'The Content-Encoding header or the charset of Content-Type names something else.',
    fix: 'Do not compress the body, and leave the charset out or set it to utf-8.',
  },
  key_reused: {
    status: 422,
    title: 'Idempotency key reused',
    text: 'This Idempotency-Key was already used with another body.',
    cause: 'A key stands for the first body that was sent with it, for 24 hours.',
    fix: 'Make a new key for each new body, and send the same key only to repeat the same body.',
  },
  prefetch_ignored: {
    status: 425,
    title: 'Prefetch ignored',
    text: 'Prefetch ignored',
    cause:
      'The browser asked by itself: ahead, on a guess (`Sec-Purpose: prefetch`), for an image or frame of a page (`Sec-Fetch-Dest`), or only for the headers (HEAD). Nothing was stored.',
    fix: 'Call it from a script with fetch. Otherwise nothing needs to be done: the request that a person asks for is answered.',
  },
  too_many_requests: {
    status: 429,
    title: 'Too many requests',
    text: 'Too many requests in a short time. Please wait a moment and try again.',
    cause: 'More requests than a minute allows came from this key or address.',
    fix: 'Wait as many seconds as Retry-After says. RateLimit-Remaining tells beforehand how many are left.',
  },
  headers_too_large: {
    status: 431,
    title: 'Headers too large',
    text: 'The headers are too large. At most 16 KB are accepted.',
    cause: 'Address and headers together are larger than 16 KB.',
    fix: 'Leave out cookies and headers that this API does not need.',
  },
  internal: {
    status: 500,
    title: 'Internal error',
    text: 'Something went wrong on our side. Please try again.',
    cause: 'A fault in the service; nothing was stored.',
    fix: 'Send the same request again, with an Idempotency-Key; if it fails again, tell us the `request_id`.',
  },
  unavailable: {
    status: 503,
    title: 'Unavailable',
    text: 'We cannot take this at the moment, and nothing was stored. Please try again shortly.',
    cause: 'The store is full, locked or out of reach at the moment.',
    fix: 'Send the same request again after the seconds that Retry-After says.',
  },
} as const satisfies Record<string, ContractError>;

export interface ContractError {
  status: number;
  /** A few words, for headings and lists. */
  title: string;
  text: string;
  cause: string;
  fix: string;
}

export type ErrorCode = keyof typeof errors;

/** Where the documentation explains an error: every refusal links to it (RFC 8288). */
export function errorAddress(code: ErrorCode): string {
  return `/developers/guides/errors/${code}`;
}

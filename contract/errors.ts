/**
 * Every error of the API, once: what it answers, why it happens, and what mends it.
 * `text` is the envelope's `error` unless the answer names the faults one by one (F3).
 */
export const errors = {
  invalid_request: {
    status: 400,
    text: 'The request is not complete or not valid.',
    cause: 'A field, parameter or header is missing, too long or not of the expected form.',
    fix: 'Correct each fault that the answer names and send again.',
  },
  invalid_json: {
    status: 400,
    text: 'The body is not valid JSON.',
    cause: 'The body is empty, cut off, not UTF-8, or holds a reserved name such as __proto__.',
    fix: 'Send one JSON object in UTF-8 with Content-Type: application/json.',
  },
  wrong_key: {
    status: 403,
    text: 'Unauthorized',
    cause: 'The capture key in the address is not the key of this site.',
    fix: 'Use the publishable capture key of your configuration (CLIENT_API_KEY).',
  },
  unauthorized: {
    status: 403,
    text: 'Unauthorized',
    cause:
      'The Authorization header is missing or malformed, or its key is unknown, revoked or not made for this call. The standard would be 401; this API documents 403 for all of them.',
    fix: 'Send Authorization: Bearer and a key that is in force.',
  },
  unknown_template: {
    status: 404,
    text: 'There is no template with this template_code.',
    cause: 'No template is stored under the code, and the call brings no html of its own.',
    fix: 'Compare the code with the stored templates, or send html.',
  },
  unknown_link: {
    status: 403,
    text: 'This link is not one of ours, or not for this address.',
    cause: 'The tracking id is malformed, or was not made for this address and contact.',
    fix: 'Use the link as it stands in the mail, or ask for a fresh one.',
  },
  change_closed: {
    status: 403,
    text: 'This was possible for ten minutes, or until something newer was saved. Your preferences stay as they are.',
    cause:
      'The token is forged, older than ten minutes, or of a change that another one has replaced.',
    fix: 'Open the link in the mail and choose anew.',
  },
  foreign_form: {
    status: 403,
    text: 'This form was sent from another site, so it was not accepted.',
    cause: 'The browser says that the form stands on a page of another origin.',
    fix: 'Open the form on this site and send it from there.',
  },
  not_found: {
    status: 404,
    text: 'There is nothing at this address.',
    cause: 'The path belongs to the API but names no operation.',
    fix: 'Compare the path with the API reference.',
  },
  method_not_allowed: {
    status: 405,
    text: 'This address does not take that method.',
    cause: 'The address exists, but not for this method.',
    fix: 'Use a method that the Allow header lists.',
  },
  body_too_large: {
    status: 413,
    text: 'The request is too large. At most 64 KB are accepted.',
    cause:
      'The body is larger than 65,536 bytes; for POST /v1/transactionals, larger than 8,388,608.',
    fix: 'Shorten the text and send again.',
  },
  unsupported_type: {
    status: 415,
    text: 'Send the body as application/json or application/x-www-form-urlencoded, in UTF-8.',
    cause: 'The body has another content type, charset or encoding, or names none.',
    fix: 'Set the Content-Type header to one of the two and do not compress the body.',
  },
  key_reused: {
    status: 422,
    text: 'This Idempotency-Key was already used with another body.',
    cause: 'The key stands for the first body that was sent with it, for 24 hours.',
    fix: 'Make a new key for a new body, and keep the key only to repeat the same one.',
  },
  too_many_requests: {
    status: 429,
    text: 'Too many requests in a short time. Please wait a moment and try again.',
    cause: 'The limit of submissions per minute is reached.',
    fix: 'Wait as many seconds as Retry-After says.',
  },
  internal: {
    status: 500,
    text: 'Something went wrong on our side. Please try again.',
    cause: 'A fault in the service; nothing was stored.',
    fix: 'Try again; if it stays, tell us when it happened.',
  },
  unavailable: {
    status: 503,
    text: 'We cannot take this at the moment, and nothing was stored. Please try again shortly.',
    cause: 'The store is full, locked or away.',
    fix: 'Send the same request again after the seconds that Retry-After says.',
  },
} as const satisfies Record<string, ContractError>;

export interface ContractError {
  status: number;
  text: string;
  cause: string;
  fix: string;
}

export type ErrorCode = keyof typeof errors;

/** Where the documentation explains an error: every refusal links to it (RFC 8288). */
export function errorAddress(code: ErrorCode): string {
  return `/developers/reference/get-started#error-${code.replaceAll('_', '-')}`;
}

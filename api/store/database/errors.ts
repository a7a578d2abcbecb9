/** A merge would exceed the limits of a contact's custom data (`fitsContact`). */
export class ContactFullError extends Error {
  override name = 'ContactFullError';
}

/** A visitor's data space is full; nothing was written. */
export class SpaceFullError extends Error {
  override name = 'SpaceFullError';
}

/** A visitor's key has expired during the call; nothing was written. */
export class SpaceGoneError extends Error {
  override name = 'SpaceGoneError';
}

/** The quarantine, or a network's share of it, is full; nothing was written. */
export class QuarantineFullError extends Error {
  override name = 'QuarantineFullError';
}

export class UnknownContactError extends Error {
  override name = 'UnknownContactError';
}

/** The maximum number of webhooks is reached; nothing was written. */
export class TooManyWebhooksError extends Error {
  override name = 'TooManyWebhooksError';
}

export class UnknownWebhookError extends Error {
  override name = 'UnknownWebhookError';
}

/**
 * The store is full, locked or unreachable, and the write is not acknowledged. If the connection broke during a commit, it may
 * still be stored; a retry with the same key tells.
 */
export class StoreUnavailableError extends Error {
  override name = 'StoreUnavailableError';
}

/** A colleague stored a newer version meanwhile; nothing was written. */
export class StaleTemplateError extends Error {
  override name = 'StaleTemplateError';
}

/** The maximum number of templates is reached; nothing was written. */
export class TooManyTemplatesError extends Error {
  override name = 'TooManyTemplatesError';
}

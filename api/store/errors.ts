/** What a contact would hold after a merge is more than it may (`fitsContact`). */
export class ContactFullError extends Error {
  override name = 'ContactFullError';
}

/** A visitor's data space holds as much as it may; nothing was written. */
export class SpaceFullError extends Error {
  override name = 'SpaceFullError';
}

/** A visitor's key has expired since the call was let in; nothing was written. */
export class SpaceGoneError extends Error {
  override name = 'SpaceGoneError';
}

/** As many rows as may be are in quarantine; nothing was written. */
export class QuarantineFullError extends Error {
  override name = 'QuarantineFullError';
}

export class UnknownContactError extends Error {
  override name = 'UnknownContactError';
}

/**
 * The store is full, locked or away, and what was to be written is not acknowledged. Only when the way
 * to a database breaks in the middle of a commit may it stand all the same: its key tells the next time.
 */
export class StoreUnavailableError extends Error {
  override name = 'StoreUnavailableError';
}

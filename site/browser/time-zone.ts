/**
 * The device's IANA time zone. `Temporal` goes first, because the first use of `Intl` takes 40 to 90 ms on a computer,
 * and several times that on a cheap phone. `pendingPricesScript` prints this function, so it may use globals alone.
 */
export function timeZone(): string {
  return typeof Temporal === 'undefined'
    ? Intl.DateTimeFormat().resolvedOptions().timeZone
    : Temporal.Now.timeZoneId();
}

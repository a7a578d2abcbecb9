import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js';

/**
 * Brings a phone number into E.164 where it can be resolved.
 * @param country ISO 3166-1 alpha-2, for numbers without a country code
 * @returns the number as given when it cannot be
 */
export function phoneNumber(text: string, country: string | null): string {
  const known = country !== null && isSupportedCountry(country) ? country : undefined;
  const parsed = parsePhoneNumberFromString(text, known);
  return parsed?.isPossible() ? parsed.number : text;
}

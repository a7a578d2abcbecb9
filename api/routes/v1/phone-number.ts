import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js';

/**
 * Normalizes a phone number to E.164 where possible.
 * @param country ISO 3166-1 alpha-2, for numbers without a country code
 * @returns the unchanged number otherwise
 */
export function phoneNumber(text: string, country: string | null): string {
  const known = country !== null && isSupportedCountry(country) ? country : undefined;
  const parsed = parsePhoneNumberFromString(text, known);
  return parsed?.isPossible() ? parsed.number : text;
}

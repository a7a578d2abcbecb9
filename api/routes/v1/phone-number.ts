import {
  type CountryCode,
  isSupportedCountry,
  type PhoneNumber,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/max';

/**
 * Normalizes a phone number to E.164 if it is valid. In writing, 00 replaces the ++ of an international number (ITU-T
 * E.123), whatever the country dials.
 * @param country ISO 3166-1 alpha-2, for numbers without a country code
 * @returns otherwise the unchanged number, to not replace it with a guess
 */
export function phoneNumber(text: string, country: string | null): string {
  const known = country !== null && isSupportedCountry(country) ? country : undefined;
  const number = text
    .replace(/\p{Cf}/gu, '')
    .trim()
    .replace(/^tel:/i, '');
  const parsed = valid(number, known) ?? valid(number.replace(international, '+'), known);
  return parsed?.number ?? text;
}

/** Includes Arabic and full-width digits, which the parser accepts. */
const international = /^(?:\(?(?:00|００|٠٠|۰۰)\)?|\([+＋])[\s-]*(?=\p{Nd})/u;

/** Matches a whole text, since words, a second number or an extension would be lost. */
function valid(text: string, defaultCountry?: CountryCode): PhoneNumber | null {
  const parsed = parsePhoneNumberFromString(text, {
    ...(defaultCountry ? { defaultCountry } : {}),
    extract: false,
  });
  return parsed?.isValid() && !parsed.ext ? parsed : null;
}

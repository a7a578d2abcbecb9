/** `tel:+4721000000` (RFC 3966). @param number with its country code, spaced as it is read */
export function phoneLink(number: string): string {
  return `tel:+${digits(number)}`;
}

/** Opens a chat. @param number with its country code, spaced as it is read */
export function whatsappLink(number: string): string {
  return `https://wa.me/${digits(number)}`;
}

function digits(number: string): string {
  return number.replace(/\D/g, '');
}

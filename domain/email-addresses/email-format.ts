/** The longest address that SMTP can carry (RFC 5321, erratum 1690). */
export const emailMaxLength = 254;

/**
 * Looks like an address: local part, `@`, domain, dot, at least two letters.
 * The letters may be of any script; `xn--` starts such a top-level domain in ASCII.
 */
export const emailFormat = {
  pattern: /^[^\s@]+@[^\s@]+\.(?:\p{L}[\p{L}\p{M}]+|[Xx][Nn]--[A-Za-z0-9-]+)$/u,
  message: 'Invalid email address.',
};

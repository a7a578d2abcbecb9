/** The longest address that SMTP can carry (RFC 5321, erratum 1690). */
export const emailMaxLength = 254;

/**
 * A loose format: local part, `@`, domain, dot, at least two letters of any script, or `xn--` and their ASCII form.
 */
export const emailFormat = {
  pattern: /^[^\s@]+@[^\s@]+\.(?:\p{L}[\p{L}\p{M}]+|[Xx][Nn]--[A-Za-z0-9-]+)$/u,
  message: 'Invalid email address.',
};

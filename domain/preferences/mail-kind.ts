/**
 * `action`: mail that its recipient caused by an action, such as a receipt or a password reset.
 * `list`: all other mail, which a recipient can unsubscribe from.
 */
export const mailKinds = ['action', 'list'] as const;

export type MailKind = (typeof mailKinds)[number];

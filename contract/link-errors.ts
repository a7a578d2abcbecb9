/** The errors about links in emails and forms of the site; see `errors`. */
export const linkErrors = {
  unknown_link: {
    status: 403,
    title: 'Unknown link',
    text: 'This link is invalid or belongs to a different address.',
    cause: 'The tracking id is malformed, or was issued for a different address or contact.',
    fix: 'Use the link exactly as it appears in the email, or request a new one.',
  },
  change_closed: {
    status: 403,
    title: 'Change no longer possible',
    text: 'It is too late to change this, or a newer choice was saved. Your preferences stay as they are.',
    cause:
      'The token is forged or too old (an Undo is possible for ten minutes), or a newer choice has replaced the one it belongs to.',
    fix: 'Open the link in the email and choose again.',
  },
  confirmation_closed: {
    status: 403,
    title: 'Confirmation link expired',
    text: 'This link is no longer valid. Please sign up again.',
    cause: 'The link is forged or too old, or the address has since been removed.',
    fix: 'Sign up again to get a new link by email.',
  },
  foreign_form: {
    status: 403,
    title: 'Form from another site',
    text: 'This form was sent from another site, so it was not accepted.',
    cause: 'The browser reports that the request came from a page on another origin.',
    fix: 'Open the form on this site and submit it there.',
  },
} as const;

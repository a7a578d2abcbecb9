/** The errors about sample emails; see `errors`. */
export const sampleErrors = {
  sample_log_closed: {
    status: 403,
    title: 'Log no longer shown',
    text: 'The log of this sample email is no longer shown.',
    cause: 'The token is forged, or more than an hour old.',
    fix: 'Send another sample email from the page about transactional emails.',
  },
  no_mail_server: {
    status: 503,
    title: 'No mail server',
    text: 'This server sends no email yet, so nothing was sent.',
    cause: 'No mail server is configured. Emails become files instead.',
    fix: 'Send the request to a server that has one.',
    byServer: {
      hosted: 'Ours has one: if you see this error there, tell support.',
      own: 'Set `SMTP_URL` and restart the server.',
    },
  },
} as const;

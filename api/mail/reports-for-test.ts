/** Bounces and complaints as other mail servers write them. */

/** @param to where it arrives: the return path of the mail */
export const bounce = (
  to: string,
  recipient: string,
  status = '5.1.1',
  diagnostic = '550 User unknown',
) => `From: MAILER-DAEMON@mx.example
To: ${to}
Content-Type: multipart/report; report-type=delivery-status; boundary="X"

--X
Content-Type: message/delivery-status

Reporting-MTA: dns; mx.example

Final-Recipient: rfc822; ${recipient}
Action: failed
Status: ${status}
Diagnostic-Code: smtp; ${diagnostic}
--X--
`;

/** Permanent failures that leave the mailbox alone: Status, Diagnostic-Code and the code that decides. */
export const sparingBounces = [
  ['5.7.26', '550-5.7.26 The sender is unauthenticated.\n    550 5.7.26 No SPF', '5.7.26'],
  ['5.7.1', '550 5.7.1 Service unavailable, client host [192.0.2.7] blocked', '5.7.1'],
  ['5.1.8', "550 5.1.8 Bad sender's system address", '5.1.8'],
  ['5.0.0', '550-5.7.26 This mail has been blocked.', '5.7.26'],
  ['5.2.2', '552 5.2.2 The account is over quota', '5.2.2'],
  ['5.0.0', '550 5.0.0 Denied by policy (5.7.9)', '5.7.9'],
  ['5.0.0', '452 4.2.2 Mailbox full', '4.2.2'],
  ['5.0.0', '552 Mailbox full', '552'],
  ['5.1.7', '550 Bad sender', '5.1.7'],
  ['5.2.3', '552 Too long', '5.2.3'],
  ['5.3.4', '552 Message too big', '5.3.4'],
  ['5.4.7', '550 Delivery time expired', '5.4.7'],
  ['5.5.2', '500 Syntax error', '5.5.2'],
  ['5.6.1', '554 Media not supported', '5.6.1'],
] as const;

/** Permanent failures that say that the mailbox is gone. */
export const deadMailboxes = [
  ['5.1.1', '550 5.1.1 User unknown'],
  ['5.1.10', '556 5.1.10 The domain accepts no mail'],
  ['5.2.1', '550 5.2.1 Mailbox disabled'],
  ['5.1.1', '550 5.7.1 Unknown user'],
  ['5.0.0', '550 5.1.1 User unknown'],
  ['5.0.0', '550 Unknown user, says 192.5.7.1 and 5.7.1.9'],
  ['5.0.0', '550 No mailbox 552'],
  ['5.0.0', ''],
] as const;

/** @param sentBy the return path of the mail */
export const complaint = (sentBy: string, to: string) => `From: abuse@provider.example
To: fbl@grovemail.example
Content-Type: multipart/report; report-type=feedback-report; boundary="X"

--X
Content-Type: message/feedback-report

Feedback-Type: abuse
Version: 1
--X
Content-Type: message/rfc822

Return-Path: <${sentBy}>
To: ${to}
Subject: Your order

Hello
--X--
`;

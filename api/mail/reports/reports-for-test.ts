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

import {
  facts,
  heading,
  type MailContent,
  type OperatorBranding,
  quote,
} from '../../mailing/layout/mail-content.ts';
import { inTerminal, moment, replyPart, stopNotices, whyNoticed } from './notice-parts.ts';

/** Notifies the operator of a new enquiry; replies go to its sender. */
export function enquiryNotice(
  enquiry: {
    id: string;
    /** Milliseconds since the epoch. */
    createdAt: number;
    fullname: string;
    email: string;
    subject: string;
    body: string;
  },
  branding: OperatorBranding,
): MailContent {
  const { id, createdAt, fullname, email, subject, body } = enquiry;
  return {
    subject: `New message: ${subject}`,
    preview: `${fullname} sent a message through the contact form.`,
    label: 'Message',
    title: fullname,
    parts: [
      heading(subject),
      quote(body),
      replyPart(email, fullname, subject),
      facts({ 'Email address': email, Received: moment(createdAt) }),
      ...inTerminal(`${branding.ops} enquiries show ${id}`),
    ],
    why: `${whyNoticed(branding)} ${stopNotices}`,
  };
}

import {
  command,
  facts,
  heading,
  type MailContent,
  type OperatorBranding,
  quote,
  text,
} from '../../mailing/layout/mail-content.ts';
import { howToReply, moment, stopNotices, whyNoticed } from './notice-parts.ts';

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
    label: 'New message',
    title: fullname,
    parts: [
      heading(subject),
      quote(body),
      text(howToReply(email)),
      facts({ 'Email address': email, Received: moment(createdAt) }),
      text('View it in the terminal:'),
      command(`${branding.ops} enquiries show ${id}`),
    ],
    why: `${whyNoticed(branding)} ${stopNotices}`,
  };
}

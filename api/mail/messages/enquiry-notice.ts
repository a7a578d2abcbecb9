import {
  command,
  facts,
  type MailBranding,
  type MailContent,
  quote,
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
  branding: MailBranding,
): MailContent {
  const { id, createdAt, fullname, email, subject, body } = enquiry;
  return {
    subject: `New message: ${subject}`,
    preview: `${fullname} sent a message through the contact form.`,
    label: 'Notice',
    title: 'New message',
    parts: [
      quote(body),
      howToReply(email),
      facts({
        Name: fullname,
        'Email address': email,
        Subject: subject,
        Received: moment(createdAt),
        ID: id,
      }),
      command(`npm run ops -- enquiries show ${id}`),
    ],
    why: `${whyNoticed(branding)} ${stopNotices}`,
  };
}

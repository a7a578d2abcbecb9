import { facts, type Letter, type Letterhead, quote } from './letter.ts';
import { howToAnswer, moment, whyNoticed } from './notice-parts.ts';

/** Tells the operator of a new enquiry; an answer goes to its sender. */
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
  letterhead: Letterhead,
): Letter {
  const { id, createdAt, fullname, email, subject, body } = enquiry;
  return {
    subject: `New enquiry: ${subject}`,
    preview: `${fullname} wrote through the contact form.`,
    title: `${fullname} wrote to us`,
    parts: [
      quote(body),
      howToAnswer(email),
      facts({
        Name: fullname,
        'Email address': email,
        Subject: subject,
        Received: moment(createdAt),
        'Kept as': id,
      }),
    ],
    why: whyNoticed(letterhead),
  };
}

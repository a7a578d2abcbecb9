import { mailKinds } from '@grovemail/domain/preferences/mail-kind.ts';
import { z } from 'zod';
import { emailAddress } from '../fields/email-address.ts';
import { mailSubject, mailText, placeholderData } from '../fields/template-input.ts';

const content = {
  kind: z.enum(mailKinds),
  subject: mailSubject,
  html: mailText,
  text: mailText.nullable(),
};

/** A template to store. `over`: the version that it replaces; null for a new template. */
export const templateBody = z
  .object({ ...content, over: z.number().int().min(1).nullable() })
  .strict();

/** A draft may be empty. */
const draft = {
  ...content,
  subject: z.string().max(2_000),
  html: z.string().max(500_000),
  text: z.string().max(500_000).nullable(),
  data: placeholderData,
};

export const previewBody = z.object({ ...draft, frames: z.number().int().min(0).max(2) }).strict();

export const wordsBody = z
  .object({ subject: draft.subject, html: draft.html, text: draft.text })
  .strict();

export const testMailBody = z.object({ ...draft, to: emailAddress }).strict();

export const restoreBody = z.object({ version: z.number().int().min(1) }).strict();

export const versionQuery = z.object({ before: z.coerce.number().int().min(1).optional() });

import { mailKinds } from '@grovemail/domain/transactionals/mail-kind.ts';
import { integer, oneOf, rowReader, text } from '../database/row.ts';

export const readTemplate = rowReader({
  code: text,
  created_at: integer,
  updated_at: integer,
  kind: oneOf(...mailKinds),
  subject: text,
  html: text,
  plain: text.nullable(),
});

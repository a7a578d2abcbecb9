import { mailKinds } from '../../mailing/lists.ts';
import { integer, oneOf, rowReader, text } from '../database/row.ts';

const content = {
  kind: oneOf(...mailKinds),
  subject: text,
  html: text,
  plain: text.nullable(),
};

export const readTemplate = rowReader({
  code: text,
  created_at: integer,
  updated_at: integer,
  ...content,
});

export const readVersion = rowReader({ version: integer, stored_at: integer, ...content });

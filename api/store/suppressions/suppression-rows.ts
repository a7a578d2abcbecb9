import { suppressionSources } from '@grovemail/domain/preferences/suppression-source.ts';
import { integer, oneOf, rowReader, text } from '../database/row.ts';

export const readSuppression = rowReader({
  id: text,
  change_id: text,
  account: text,
  email: text,
  list: text,
  contact_id: text.nullable(),
  since: integer,
  changed_at: integer,
  source: oneOf(...suppressionSources),
  reason: text.nullable(),
  lifted_at: integer.nullable(),
});

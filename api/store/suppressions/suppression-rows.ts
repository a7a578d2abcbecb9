import { integer, oneOf, rowReader, text } from '../database/row.ts';
import { suppressionSources } from './suppression-store.ts';

export const readSuppression = rowReader({
  id: text,
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

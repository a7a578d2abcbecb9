import { filtered } from '../database/filtered.ts';
import { keptCount } from '../row-counts/kept-count.ts';

const eventColumns = 'id, created_at, event_code, contact_email, context';

export const eventStatements = {
  insertEvent: `insert into events (id, created_at, space, event_code, contact_email, context)
    values ($1, $2, $3, $4, $5, $6)`,
  findEvent: `select ${eventColumns} from events where id = $1`,
  ...filtered(
    'Events',
    'events',
    eventColumns,
    {
      '': '',
      ByCode: 'and event_code = $2',
      ByContact: 'and contact_email = $2',
      // Not by the index of codes: a contact has few events, a code may have all of them.
      ByBoth: `and event_code || '' = $2 and contact_email = $3`,
    },
    { '': keptCount('events'), ByCode: keptCount('events.event_code') },
  ),
} as const;

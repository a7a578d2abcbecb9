import type { Space } from '../../keys/space.ts';
import type { Searched } from '../database/search.ts';

const texts = ['id', 'event_code', 'contact_email', 'context'];

export const eventColumns = ['created_at', ...texts].join(', ');

export const eventStatements = {
  forgetEventsIn: 'delete from events where space = $1',
  countEventsIn: 'select count(*) as count from events where space = $1',
  insertEvent: `insert into events (id, created_at, space, event_code, contact_email, context)
    values ($1, $2, $3, $4, $5, $6)`,
  findEvent: `select ${eventColumns} from events where id = $1`,
} as const;

/** The events of a data space, optionally with a code. */
export function searchedEvents(space: Space, eventCode?: string): Searched {
  const ofSpace = {
    table: 'events',
    where: 'space = $1',
    values: [space],
    columns: eventColumns,
    texts,
  };
  return eventCode === undefined
    ? ofSpace
    : { ...ofSpace, where: 'space = $1 and event_code = $2', values: [space, eventCode] };
}

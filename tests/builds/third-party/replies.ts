import type { Reply } from '../../specification/recording-server.ts';

/** What a form shows: its success, its failure, or this text of the service. */
export type Shown = 'success' | 'failure' | { success: string } | { failure: string };

const unreadable: [Reply, 'failure'][] = [
  [{ text: '<h1>Welcome</h1>' }, 'failure'],
  [{ text: '', status: 204 }, 'failure'],
  [{ json: null }, 'failure'],
  [{ text: '<h1>Bad gateway</h1>', status: 502 }, 'failure'],
  ['abort', 'failure'],
];

/** Replies to a call whose `error` field is read, and what each means. */
export const repliesByError: readonly [Reply, Shown][] = [
  [{ json: { error: null, payload: null } }, 'success'],
  [{ json: { error: null } }, 'success'],
  [{ json: { error: false } }, 'success'],
  [{ json: {} }, 'success'],
  [{ json: { payload: { data: [] } }, status: 201 }, 'success'],
  [{ json: { error: null, payload: 'It is with us.' } }, { success: 'It is with us.' }],
  [{ json: { error: null, payload: { message: 'It is here.' } } }, { success: 'It is here.' }],
  [{ json: { error: true } }, 'failure'],
  [{ json: { error: {}, payload: {} } }, 'failure'],
  [{ json: { error: 'Not today.', payload: null } }, { failure: 'Not today.' }],
  [{ json: { error: 'Not <b>now</b>.' }, status: 400 }, { failure: 'Not <b>now</b>.' }],
  [{ json: { error: true, payload: 'Not here.' } }, { failure: 'Not here.' }],
  [{ json: { error: true, payload: { message: 'Not so.' } } }, { failure: 'Not so.' }],
  [{ json: {}, status: 404 }, 'failure'],
  [{ json: { error: null, payload: 'Fine.' }, status: 500 }, 'failure'],
  ...unreadable,
];

/** Replies to a call whose `payload` is read, and what each means. */
export const repliesByPayload: readonly [Reply, 'success' | 'failure'][] = [
  [{ json: { error: null, payload: { data: { id: '1' } } } }, 'success'],
  [{ json: { payload: 'stored' }, status: 201 }, 'success'],
  [{ json: { error: null, payload: true } }, 'success'],
  [{ json: { error: null, payload: null } }, 'failure'],
  [{ json: { error: null, payload: '' } }, 'failure'],
  [{ json: { error: false } }, 'failure'],
  [{ json: {} }, 'failure'],
  [{ json: { error: true, payload: null } }, 'failure'],
  [{ json: { error: 'No.', payload: null }, status: 400 }, 'failure'],
  [{ json: { error: null, payload: true }, status: 500 }, 'failure'],
  ...unreadable,
];

/** Read marks are stored in this browser alone. */
const storageName = 'console-inbox-read';
const maxIds = 500;

interface Marks {
  /** The newest id when the console was first opened. Older ones count as read. */
  since: string;
  ids: string[];
}

export function isUnread(id: string): boolean {
  const { since, ids } = marks();
  return id > since && !ids.includes(id);
}

export function markRead(id: string): void {
  const { since, ids } = marks();
  if (ids.includes(id)) return;
  localStorage.setItem(storageName, JSON.stringify({ since, ids: [id, ...ids].slice(0, maxIds) }));
}

/** Counts everything up to `newest` as read, when the console is first opened. */
export function beginMarks(newest: string): void {
  if (localStorage.getItem(storageName) === null)
    localStorage.setItem(storageName, JSON.stringify({ since: newest, ids: [] }));
}

function marks(): Marks {
  const stored = localStorage.getItem(storageName);
  return stored === null ? { since: '~', ids: [] } : JSON.parse(stored);
}

/** What this browser's reader has seen: no colleague's, and nothing of it is stored elsewhere. */
const name = 'console-inbox-read';
const maxIds = 500;

interface Marks {
  /** Older ones count as read: they came before the console was first opened. */
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
  localStorage.setItem(name, JSON.stringify({ since, ids: [id, ...ids].slice(0, maxIds) }));
}

/** Begins with the newest of the first list. */
export function beginMarks(newest: string): void {
  if (localStorage.getItem(name) === null)
    localStorage.setItem(name, JSON.stringify({ since: newest, ids: [] }));
}

function marks(): Marks {
  const kept = localStorage.getItem(name);
  return kept === null ? { since: '~', ids: [] } : JSON.parse(kept);
}

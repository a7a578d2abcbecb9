import type { Store } from '../store/store.ts';

/** Calls `wake` after writes that may add outbox entries. */
export function wakingStore(store: Store, wake: () => void): Store {
  return {
    ...store,
    enqueue: after(store.enqueue, wake),
    accept: after(store.accept, wake),
    saveContact: after(store.saveContact, wake),
    saveContacts: after(store.saveContacts, wake),
    deleteContact: after(store.deleteContact, wake),
    suppress: after(store.suppress, wake),
    stopMail: after(store.stopMail, wake),
    takeMailReport: after(store.takeMailReport, wake),
    recordEvent: after(store.recordEvent, wake),
    queueTransactional: after(store.queueTransactional, wake),
    queueTransactionals: after(store.queueTransactionals, wake),
  };
}

function after<Args extends unknown[], Result>(
  write: (...args: Args) => Promise<Result>,
  wake: () => void,
): (...args: Args) => Promise<Result> {
  return async (...args) => {
    const result = await write(...args);
    wake();
    return result;
  };
}

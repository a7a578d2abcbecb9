import type { Store } from '../store/store.ts';

/** The store with a callback for writes that may have added outbox entries. */
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

function after<Given extends unknown[], Result>(
  write: (...given: Given) => Promise<Result>,
  wake: () => void,
): (...given: Given) => Promise<Result> {
  return async (...given) => {
    const result = await write(...given);
    wake();
    return result;
  };
}

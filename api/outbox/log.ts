/** What the worker says; it never names a person's address. */
export type Log = Record<'info' | 'warn' | 'error', (facts: object, text: string) => void>;

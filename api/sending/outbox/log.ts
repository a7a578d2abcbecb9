/** The worker's log. It never contains email addresses. */
export type Log = Record<'info' | 'warn' | 'error', (facts: object, text: string) => void>;

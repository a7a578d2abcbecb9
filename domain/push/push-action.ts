/** What can happen to a notification: R279 asks for `click`; the others are reported too (G2). */
export const pushActions = ['click', 'delivered', 'dismiss'] as const;
export type PushAction = (typeof pushActions)[number];

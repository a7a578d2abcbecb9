/** What can become of a notification: R279 asks for `click`; the others are told too (G2). */
export const pushActions = ['click', 'delivered', 'dismiss'] as const;
export type PushAction = (typeof pushActions)[number];

/** Chosen by the recipient: in the form, by one-click (RFC 8058), or by the documented call. */
const ownSources = ['page', 'one_click', 'link'] as const;

/** Set by others, from the weakest to the strongest; the last two suppress every kind of mail. */
const otherSources = ['operator', 'bounce', 'complaint'] as const;

export const suppressionSources = [...ownSources, ...otherSources] as const;

export type SuppressionSource = (typeof suppressionSources)[number];

/** Whether the recipient made this choice, so that an undo or a new sign-up lifts it. */
export function isOwnChoice(source: unknown): boolean {
  return ownSources.some((own) => own === source);
}

/** The stronger of two sources is kept. The recipients' own are the weakest. */
export function strengthOf(source: unknown): number {
  return otherSources.indexOf(source as (typeof otherSources)[number]);
}

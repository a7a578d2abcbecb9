import { lineOfText } from './line-of-text.ts';

/** Why a sender stops email to an address, for themselves. */
export const suppressionReason = lineOfText(200);

import { causeOfCode } from '../../../mailing/bounces/code-causes.ts';
import type { Kind } from './format.ts';

/**
 * What the status code of a bounce says, by the same table as the reports of mail servers.
 * @param status such as `5.1.1` (RFC 3463), or an SMTP reply code
 * @param reply of the other server: only a code at its start counts, no words
 * @returns `left out` unless it says that the mailbox is gone for good; null without such a code
 */
export function kindOfStatus(status: string, reply: string): Kind {
  const code = enhanced.exec(status)?.[0] ?? leading.exec(reply)?.[1];
  if (code !== undefined) {
    return code.startsWith('5') && causeOfCode(code).cause === 'mailbox' ? 'bounce' : 'left out';
  }
  return /^4\d\d$/.test(status) ? 'left out' : null;
}

const enhanced = /^[245]\.\d{1,3}\.\d{1,3}$/;
const leading = /^[245]\d\d[ -]([245]\.\d{1,3}\.\d{1,3})(?!\S)/;

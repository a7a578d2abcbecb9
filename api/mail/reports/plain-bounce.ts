import { bounceReason } from '../../mailing/bounces/bounce-cause.ts';
import type { Bounce } from './received-report.ts';
import { addressesIn, lineOf } from './report-fields.ts';

/** Limits of the text, to exclude the returned message. */
const maxLines = 80;
const maxLength = 8_000;

/**
 * Reads a bounce in plain text: of qmail (QSBMF), Exim, and others that name the recipient and a reason.
 * @param failedRecipients from Exim's header `X-Failed-Recipients`
 */
export function plainBounce(text: string, failedRecipients: readonly string[]): Bounce {
  const explained = explanation(text);
  const blocks = blocksOf(explained);
  const known = new Set(failedRecipients.map((address) => address.toLowerCase()));
  const failed = blocks.filter(
    ({ recipients, said }) =>
      said !== '' || recipients.some((address) => known.has(address.toLowerCase())),
  );
  const named = failed.length > 0 ? failed : [{ recipients: [...failedRecipients], said: '' }];
  const failures = named.map(({ recipients, said }) => {
    const isClear =
      said !== '' && (named.length > 1 || bounceReason({ reply: said }).decidedBy !== '');
    const reply = lineOf(isClear ? said : repliesIn(explained));
    const extra = named.length === 1 ? [...failedRecipients, ...addressesOf(explained)] : [];
    return {
      recipients: [...new Set([...recipients, ...extra])].slice(0, 10),
      reason: bounceReason({ reply }),
      reply,
    };
  });
  return { kind: 'bounced', failures, others: [] };
}

/** The reason in a text for one of these recipients; null if none. */
export function replyFor(recipients: readonly string[], text: string): string | null {
  const explained = explanation(text);
  const wanted = new Set(recipients.map((address) => address.toLowerCase()));
  const block = blocksOf(explained).find(
    (each) => each.said !== '' && each.recipients.some((one) => wanted.has(one.toLowerCase())),
  );
  const said = block?.said ?? repliesIn(explained);
  return said === '' ? null : said;
}

/** The text before the returned email. */
function explanation(text: string): string {
  const lines = text.slice(0, maxLength).replace(/\r\n?/g, '\n').split('\n').slice(0, maxLines);
  const end = lines.findIndex((line) => returned.test(line.trim()));
  return lines.slice(0, end < 0 ? maxLines : end).join('\n');
}

const returned =
  /^(?:[-_=*]{2,} ?)?(?:this is a copy|below (?:this line )?is (?:a|the) copy|below this line|here is (?:a|the) copy|original (?:message|e?-?mail)|returned (?:message|mail)|forwarded message|unsent message|message (?:header|text|follows)|headers? of the (?:original )?message|included is a copy|(?:the )?(?:first|header).{0,30} of (?:the|your) (?:original )?message|return-path:|received: |ursprungliche nachricht|mensaje original|message d'origine|исходное|原始邮件|元のメール)/i;

interface Block {
  recipients: string[];
  /** The text after the address. */
  said: string;
}

/** An address on a line of its own, or with a reason after it, begins a block, which ends at an empty line. */
function blocksOf(text: string): Block[] {
  const blocks: { recipients: string[]; lines: string[] }[] = [];
  let open: (typeof blocks)[number] | null = null;
  for (const line of text.split('\n')) {
    const [, address, rest = ''] = recipientLine.exec(line) ?? [];
    if (address !== undefined) {
      open = { recipients: addressesIn(address), lines: [rest] };
      blocks.push(open);
    } else if (line.trim() === '') {
      // A reason may come after an empty line.
      if (open?.lines.some((said) => said.trim() !== '')) open = null;
    } else if (open) {
      const alias = generatedFrom.exec(line)?.[1];
      if (alias === undefined) open.lines.push(line);
      else open.recipients.push(...addressesIn(alias));
    }
  }
  return blocks.map(({ recipients, lines }) => ({ recipients, said: lines.join('\n').trim() }));
}

const recipientLine =
  /^\s{0,8}(?:[-*>•]\s+)?(?:(?:recipient|to|address|rcpt to|empf[äa]nger|destinatario|destinataire)\s?:\s{0,4})?<?([^\s<>@:,;"'()]{1,64}@[^\s<>@:,;"'()]{1,255}\.[^\s<>@:,;"'().]{1,63})>?\.?(?:\s{0,4}[:;,\-–]\s*(.*)|\s*\((.*)|\s*)$/i;

/** Exim names the address that an alias forwards to. */
const generatedFrom = /^\s*\((?:generated|ultimately generated) from ([^\s()]{1,320})\)/i;

/** Lines with a reply of a server and their continuations; the whole text if there are none. */
function repliesIn(text: string): string {
  const lines = text.split('\n');
  const replies = lines.filter(
    (line, at) => hasCode.test(line) || hasCode.test(lines[at - 1] ?? ''),
  );
  return lineOf((replies.length > 0 ? replies : lines).join('\n').slice(0, 1_500));
}

const hasCode = /(?<![\w.])(?:[45]\d\d[ -]|#?[45]\.\d\.\d{1,3}(?![\d.]))/;

function addressesOf(text: string): string[] {
  const addresses = text.match(/[^\s<>@:,;"'()]{1,64}@[^\s<>@:,;"'()]{1,255}/g) ?? [];
  return addresses.slice(0, 10).map((address) => address.replace(/\.$/, ''));
}

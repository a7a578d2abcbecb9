import { phoneLink, whatsappLink } from '../components/number-links.ts';
import type { DirectLines } from './WaysToReach.tsx';

/** Whether there is a number to call or to write to. */
export function canTalk({ phone, whatsapp }: DirectLines): boolean {
  return Boolean(phone || whatsapp);
}

/** Phone numbers for visitors in a hurry; nothing without one. */
export function TalkNow(direct: DirectLines) {
  if (!canTalk(direct)) return null;
  const { phone, whatsapp, hours } = direct;
  return (
    <p>
      Would you rather talk now? {phone && <a href={phoneLink(phone)}>Call {phone}</a>}
      {phone && whatsapp && ' or '}
      {whatsapp && (
        <a href={whatsappLink(whatsapp)}>
          {phone ? 'write' : 'Write'} on WhatsApp to {whatsapp}
        </a>
      )}
      .{hours && ` ${hours}.`}
    </p>
  );
}

import { describe, expect, it } from 'vitest';
import { bounceReason } from './bounce-cause.ts';

/** Replies after public lists of what servers say; each would be judged otherwise by one of its words. */
const replies: Record<ReturnType<typeof bounceReason>['cause'], readonly string[]> = {
  mailbox: [
    '192.0.2.5 does not like recipient. Remote host said: 550 User unknown Giving up on 192.0.2.5.',
    '550 Requested action not taken: mailbox unavailable. For explanation visit https://postmaster.gmx.example/errors',
    '550 5.4.1 All recipient addresses rejected : Access denied [DB1.prod.protection.outlook.example]',
    '550 5.1.1 Account not found (your IP address has been logged)',
    '554 delivery error: dd ada@yahoo.example is no longer valid.',
    '550 5.5.0 Boite du destinataire archivee. Archived recipient. LPN007_420',
    '550 sorry, your envelope recipient has been denied',
    '550 this recipient is not in my validrcptto list',
    '550 destination server rejected recipients',
    '550 recipient is not accepted',
    '550 Command RCPT User <ada@reader.example> not OK',
    '550 User not a member of domain: <ada@reader.example>',
    '550 ada@reader.example does not have an account here',
    '550 <ada@reader.example>... User account not activated',
    '550 recipient unrecognized',
    '550 no longer an employee',
    '550 No existe dicha persona',
    "550 Questo indirizzo e' bloccato per inutilizzo",
    '550 Tuntematon vastaanottaja',
    '550 Ο χρήστης δεν υπάρχει',
    '550 المستخدم غير موجود',
    '550 המשתמש לא קיים',
  ],
  sender: [
    '550 Requested action not taken: mailbox unavailable. Reject due to policy restrictions. For explanation visit https://postmaster.gmx.example/case',
    '550-Requested action not taken: mailbox unavailable 550-Sender address is not allowed.',
    '192.0.2.5 does not like recipient. Remote host said: 554 Client host [192.0.2.7] blocked using zen.spamhaus.org',
    '550 Email address is not verified. The following identities failed the check: news@shop.example',
    '550 5.2.1 recipient does not accept mail from this sender',
    '550 Verification failed: sender mailbox unavailable',
    '553 This route requires encryption (TLS)',
    '550 5.7.1 Votre adresse IP est bloquée',
    '550 Ваш IP-адрес заблокирован',
    '554 Dieser Server nimmt keine Mails von Ihrer IP-Adresse an',
    '550 Su dirección IP está en una lista negra',
    '550 您的IP地址被列入黑名单',
    '550 IPアドレスがブラックリストに登録されています',
    '550 5.7.1 RESOLVER.RST.NotAuthorized; not authorized',
    '554 Host network not allowed',
    '5.5.3 Mail from not owned by user. LPN105_421.',
    '550 Error: MAIL FROM is mismatched with message header from address!',
    '550 please use the smtp server of your ISP',
    '554- (RTR:BL) https://postmaster.aol.example/554rtrbl Connecting IP: 192.0.2.7',
    '550 batv validation failure',
    '550 members-only list: you are not a member',
  ],
  message: [
    '550 Message headers fail syntax check',
    '550 maximum allowed line length is 998 octets, got 1200',
    '550 5.6.0 Headers are not RFC compliant',
  ],
  passing: [
    '192.0.2.5 does not like recipient. Remote host said: 552 mailbox full',
    '553 Please wait',
    '550 5.3.2 System not accepting network messages',
    '550 صندوق البريد ممتلئ',
  ],
};

describe.each(Object.entries(replies))('%s', (cause, said) => {
  it.each(said)('for %j', (reply) => {
    expect(bounceReason({ status: '5.0.0', reply }).cause).toBe(cause);
  });
});

import type { Email } from 'postal-mime';

/** Automatic replies of recipients, such as out of office. */
export function isAutomaticReply(mail: Email): boolean {
  if (failed(mail) || isFromDaemon(mail)) return false;
  const isReceipt = mail.attachments.some(
    ({ mimeType }) => mimeType.toLowerCase() === 'message/disposition-notification',
  );
  return isReceipt || ['x-autoreply', 'x-autorespond'].some((name) => header(mail, name) !== '');
}

/** Whether a mail server wrote it about an email that it could not deliver. */
export function looksLikeBounce(mail: Email): boolean {
  return failed(mail) || isFromDaemon(mail) || hasSubject(mail);
}

/** Delays, after which another attempt follows. */
export function isDelay({ subject = '', text = '' }: Email): boolean {
  return delayed.test(subject) || delayed.test(text.slice(0, 2_000));
}

const delayed =
  /\b(?:message|mail|e-mail|delivery|notification)[^.\n]{0,60}(?:delayed|delay\b)|\bdelayed (?:mail|message|delivery)|\bdelay(?:ed)? notification|will (?:continue|keep|be) (?:to )?(?:try|retried|trying|attempt)|(?:is|are) still (?:trying|being retried)|no action is required|do not need to (?:do anything|resend)|not yet (?:been )?delivered|this is a warning|warning: (?:could not send|message)|verz(?:ö|oe)ger|nicht zugestellt werden,? (?:es )?wird weiter/i;

function failed(mail: Email): boolean {
  return header(mail, 'x-failed-recipients') !== '';
}

function isFromDaemon(mail: Email): boolean {
  const from = `${mail.from?.name ?? ''} ${mail.from?.address ?? ''} ${header(mail, 'from')}`;
  return /mailer-?daemon|postmaster|mail(?:\s|-)?delivery|delivery (?:sub)?system|double-?bounce/i.test(
    from,
  );
}

function hasSubject({ subject = '' }: Email): boolean {
  return bounceSubject.test(subject);
}

const bounceSubject =
  /undeliver|deliver\w*[^\n]{0,40}(?:fail|status|problem|error|impossible|unsuccessful|report)|(?:fail\w*|error|problem|unable|could ?n[o']t)[^\n]{0,40}deliver|failure notice|failed (?:mail|message)|mail (?:failure|error)|mail system error|returned (?:mail|message|to sender)|return(?:ing)? message|message returned|non[- ]?deliver|not delivered|rejected mail|bounce|unzustellbar|nicht zugestellt|zustell\w*[^\n]{0,30}fehl|non remis|remise[^\n]{0,20}(?:impossible|echou)|[ée]chec de|no entregado|no se (?:ha )?(?:podido|pudo) entregar|mancat\w* (?:consegna|recapito)|n[ãa]o (?:foi )?entregue|falha na entrega|onbestelbaar|niedostarcz|zwrot|не доставлен|недоставлен|не удалось доставить|退信|投递失败|无法投递|配信不能|配信エラー|반송|전송 실패/i;

function header({ headers }: Email, name: string): string {
  return headers.find(({ key }) => key === name)?.value ?? '';
}

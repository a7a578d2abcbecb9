import { emailFormat, emailMaxLength } from '@grovemail/domain/email-addresses/email-format.ts';
import { shownRecipient } from '@grovemail/domain/preferences/shown-recipient.ts';

/** Names the recipient where `data-recipient` stands; it runs right there, so nothing moves. */
export const recipientScript = `((email)=>{
  if (email) document.querySelector('[data-recipient]').textContent = email;
})((${shownRecipient})(location.pathname, ${emailFormat.pattern}, ${emailMaxLength}))`;

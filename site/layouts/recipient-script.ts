import { emailFormat, emailMaxLength } from '@grovemail/domain/email-addresses/email-format.ts';
import { shownRecipient } from '@grovemail/domain/preferences/shown-recipient.ts';

/** Fills in the recipient at `data-recipient`. It runs in place, so that the layout does not shift. */
export const recipientScript = `((email)=>{
  if (email) document.querySelector('[data-recipient]').textContent = email;
})((${shownRecipient})(location.pathname, ${emailFormat.pattern}, ${emailMaxLength}))`;

import { emailFormat, emailMaxLength } from '@grovemail/domain/email-addresses/email-format.ts';
import { shownList, shownRecipient } from '@grovemail/domain/preferences/shown-recipient.ts';

/** Fills in the recipient at `data-recipient`, and the list at `data-list`. It runs in place, so that the layout does not shift. */
export const recipientScript = `((email)=>{
  if (email) document.querySelector('[data-recipient]').textContent = email;
})((${shownRecipient})(location.pathname, ${emailFormat.pattern}, ${emailMaxLength}));
((list)=>{
  if (list) document.querySelector('[data-list]').textContent = 'the “' + list + '” list';
})((${shownList})(location.pathname))`;

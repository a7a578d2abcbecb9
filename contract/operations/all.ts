import type { Operation } from '../operation.ts';
import { capture, captureForm } from './capture.ts';
import { enquiry } from './enquiry.ts';
import { feedback } from './feedback.ts';
import { formToken } from './form-token.ts';
import { issueTestKey } from './issue-test-key.ts';
import { demos, leads } from './leads.ts';
import { modules } from './modules.ts';
import { oneClick } from './one-click.ts';
import { preferencesReason, preferencesResume, preferencesUndo } from './preferences-change.ts';
import { preferencesLink } from './preferences-link.ts';
import { preferencesState } from './preferences-state.ts';
import { pushAction, pushActionById, pushContact, pushKey } from './push.ts';
import { pushTest } from './push-test.ts';
import { readSampleLog, sendSample } from './sample-mail.ts';
import { unsubscribe } from './unsubscribe.ts';
import { listEvents, recordEvent } from './v1-automations.ts';
import { deleteContact, deleteContactByEmail, readContact } from './v1-contact.ts';
import { listContacts, saveContact } from './v1-contacts.ts';
import { saveContacts } from './v1-contacts-batch.ts';
import { mailPreview, previewTransactional } from './v1-mail-preview.ts';
import { addSuppression, liftSuppression, listSuppressions } from './v1-suppressions.ts';
import {
  deleteTemplate,
  listTemplates,
  listTemplateVersions,
  putTemplate,
  readTemplate,
  renderTemplate,
  restoreTemplate,
} from './v1-templates.ts';
import { listTransactionals, readTransactional, sendTransactional } from './v1-transactionals.ts';
import { sendTransactionals } from './v1-transactionals-batch.ts';
import { listDeliveries, replayMessages, sendTestEvent } from './v1-webhook-messages.ts';
import {
  createWebhook,
  deleteWebhook,
  listWebhooks,
  readWebhook,
  rotateWebhookSecret,
  updateWebhook,
} from './v1-webhooks.ts';

/** Every operation, in the order in which the reference lists them. */
export const operations: readonly Operation[] = [
  modules,
  formToken,
  issueTestKey,
  sendSample,
  readSampleLog,
  feedback,
  enquiry,
  capture,
  captureForm,
  demos,
  leads,
  saveContact,
  saveContacts,
  listContacts,
  readContact,
  deleteContact,
  deleteContactByEmail,
  recordEvent,
  listEvents,
  sendTransactional,
  sendTransactionals,
  listTransactionals,
  readTransactional,
  previewTransactional,
  mailPreview,
  createWebhook,
  listWebhooks,
  readWebhook,
  updateWebhook,
  deleteWebhook,
  rotateWebhookSecret,
  listDeliveries,
  replayMessages,
  sendTestEvent,
  putTemplate,
  listTemplates,
  readTemplate,
  listTemplateVersions,
  restoreTemplate,
  renderTemplate,
  deleteTemplate,
  listSuppressions,
  addSuppression,
  liftSuppression,
  unsubscribe,
  oneClick,
  preferencesState,
  preferencesResume,
  preferencesUndo,
  preferencesReason,
  preferencesLink,
  pushContact,
  pushKey,
  pushAction,
  pushActionById,
  pushTest,
];

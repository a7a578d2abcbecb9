import type { Operation } from '../operation.ts';
import { capture, captureForm } from './capture.ts';
import { enquiry } from './enquiry.ts';
import { formToken } from './form-token.ts';
import { demos, leads } from './leads.ts';
import { modules } from './modules.ts';
import { listEvents, recordEvent } from './v1-automations.ts';
import { listContacts, saveContact } from './v1-contacts.ts';
import { readTransactional, sendTransactional } from './v1-transactionals.ts';

/** Every operation, in the order in which the reference lists them. */
export const operations: readonly Operation[] = [
  modules,
  formToken,
  enquiry,
  capture,
  captureForm,
  demos,
  leads,
  saveContact,
  listContacts,
  recordEvent,
  listEvents,
  sendTransactional,
  readTransactional,
];

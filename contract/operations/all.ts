import type { Operation } from '../operation.ts';
import { capture, captureForm } from './capture.ts';
import { enquiry } from './enquiry.ts';
import { formToken } from './form-token.ts';
import { demos, leads } from './leads.ts';
import { modules } from './modules.ts';

/** Every operation, in the order in which the reference lists them. */
export const operations: readonly Operation[] = [
  modules,
  formToken,
  enquiry,
  capture,
  captureForm,
  demos,
  leads,
];

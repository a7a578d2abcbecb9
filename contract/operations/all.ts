import type { Operation } from '../operation.ts';
import { capture, captureForm } from './capture.ts';
import { enquiry } from './enquiry.ts';
import { demos, leads } from './leads.ts';
import { modules } from './modules.ts';

/** Every operation, in the order in which the reference lists them. */
export const operations: readonly Operation[] = [
  modules,
  enquiry,
  capture,
  captureForm,
  demos,
  leads,
];

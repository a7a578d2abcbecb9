import type { ApiError } from '@grovemail/contract/api-error.ts';
import { contactForm } from '@grovemail/domain/forms/contact.ts';
import { contactWarnings } from '@grovemail/domain/forms/contact-warnings.ts';
import { demoForm } from '@grovemail/domain/forms/demo.ts';
import { besideField } from '@grovemail/domain/forms/field.ts';
import type { FormDefinition } from '@grovemail/domain/forms/form.ts';
import { newsletterForm } from '@grovemail/domain/forms/newsletter.ts';
import { sampleMailForm } from '@grovemail/domain/forms/sample-mail.ts';
import { savingsForm } from '@grovemail/domain/forms/savings-lead.ts';
import { startupForm } from '@grovemail/domain/forms/startup.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isFormEncoded } from '../requests/body-parsers.ts';
import { isApiPath, isDevelopersPath } from '../requests/known-paths.ts';
import { type FieldMessage, filledForm } from './filled-form.ts';
import { fillTemplate, sendError } from './response-pages.ts';
import { type SecurityOptions, securityHeaders } from './security-headers.ts';

/** Built pages to send instead of an envelope; null if not built. */
export interface ErrorPages {
  /** A template with the slots `title` and `messages`. */
  rejected: string | null;
  /** By form: a template with the slots of `rejected`, and the form. */
  forms: ReadonlyMap<string, string>;
  /** For a page that failed to load. */
  failed: string | null;
}

/**
 * Responds with an error: a form post gets its form back with each fault, or else a page with them, a visitor whose page
 * failed gets an error page, and everyone else the envelope.
 */
export function respondWithError(
  request: FastifyRequest,
  reply: FastifyReply,
  apiError: ApiError,
  { pages, security }: { pages: ErrorPages; security: SecurityOptions },
): FastifyReply {
  reply.code(apiError.status).headers(apiError.headers).header('cache-control', 'no-store');
  // A new connection queues behind those of other senders.
  if (apiError.status === 429) reply.header('connection', 'close');
  const page = wantsPage(request) ? pageFor(request, apiError, pages) : null;
  if (page === null) {
    return sendError(reply.headers(securityHeaders('api', security)), apiError);
  }
  return reply
    .headers({ ...securityHeaders('page', security), 'x-robots-tag': 'noindex' })
    .type('text/html; charset=utf-8')
    .send(page);
}

/** The `rejected` page is for forms, so a failed GET gets the `failed` page. */
function pageFor(request: FastifyRequest, apiError: ApiError, pages: ErrorPages): string | null {
  const { status, messages } = apiError;
  if (request.method !== 'POST' && status >= 500 && pages.failed !== null) return pages.failed;
  const { body, routeOptions } = request;
  // Another site's page wrote those fields.
  if (body instanceof URLSearchParams && apiError.code !== 'foreign_form') {
    const name = routeOptions.config.form?.(body) ?? '';
    const form = pages.forms.get(name);
    if (form) return formPage(form, body, apiError, definitions[name]?.fields ?? {});
  }
  if (pages.rejected === null) return null;
  return fillTemplate(pages.rejected, { title: titleOf(status), messages });
}

function formPage(
  template: string,
  values: URLSearchParams,
  apiError: ApiError,
  fields: FormDefinition['fields'],
): string {
  const { status, messages, faults } = apiError;
  const beside = new Map<string, FieldMessage>();
  for (const [name, text] of Object.entries(contactWarnings(values))) {
    beside.set(name, { text, isError: false });
  }
  const shown = new Set<string>();
  for (const fault of faults) {
    const { message } = fault;
    const name = nameOf(fault);
    const field = fields[name];
    if (!(field?.ask && message === field.missing) && values.has(name)) shown.add(message);
    beside.set(name, { text: field ? besideField(message, field) : message, isError: true });
  }
  const page = fillTemplate(template, {
    title: titleOf(status),
    messages: messages.filter((message) => !shown.has(message)),
  });
  return filledForm(page, values, beside);
}

/** Leads have their fields in `metadata`. */
function nameOf({ param }: ApiError['faults'][number]): string {
  return param.split('.').at(-1) ?? '';
}

const definitions: Readonly<Record<string, FormDefinition>> = {
  contact: contactForm,
  demo: demoForm,
  startup: startupForm,
  savings: savingsForm,
  newsletter: newsletterForm,
  sample: sampleMailForm,
};

function wantsPage(request: FastifyRequest): boolean {
  const path = request.url.split('?', 1)[0] ?? '';
  if (isDevelopersPath(path)) return false;
  const prefersHtml = request.headers.accept?.includes('text/html') ?? false;
  if (request.method === 'POST') {
    return isFormEncoded(request.headers['content-type']) || prefersHtml;
  }
  return prefersHtml && !isApiPath(path);
}

function titleOf(status: number): string {
  if (status === 400) return 'Not sent yet';
  if (status === 404) return 'There is nothing here';
  if (status === 429) return 'Please wait a moment';
  return status >= 500 ? 'Something went wrong on our side' : 'We could not accept this';
}

import { ApiError, invalidRequest } from '@grovemail/contract/api-error.ts';
import { errors } from '@grovemail/contract/errors.ts';
import { maxNesting } from '@grovemail/contract/fields/html-limits.ts';
import { placeholderName } from '@grovemail/contract/fields/placeholders.ts';
import {
  maxUnfilled,
  maxUnfilledLength,
  neutralSubject,
  neutralSubjectWarning,
  type SendWarning,
  type sendTransactional,
} from '@grovemail/contract/operations/v1-transactionals.ts';
import { preferencesPage } from '@grovemail/contract/site-paths.ts';
import { opensCall } from '@grovemail/domain/keys/key-scope.ts';
import { visitorLimits } from '@grovemail/domain/keys/visitor-limits.ts';
import { cutText } from '@grovemail/domain/mail-subject.ts';
import type { MailKind } from '@grovemail/domain/preferences/mail-kind.ts';
import { holderOf } from '../../http/auth/account-key.ts';
import { available } from '../../http/responses/available.ts';
import type { Call } from '../../http/route.ts';
import { isVisitorSpace, type Space } from '../../keys/space.ts';
import {
  type ComposedMail,
  composeMail,
  type MailData,
  type MailSource,
  MailTooLongError,
  maxFilledLength,
  openPlaceholders,
  UnsafeLinkError,
  wantsPreferenceLink,
} from '../../mailing/compose.ts';
import { contactData } from '../../mailing/contact-data.ts';
import { isSuppressed } from '../../mailing/is-suppressed.ts';
import { listOfTemplate, listsOfTemplate } from '../../mailing/lists.ts';
import { templateIn } from '../../mailing/sample-template.ts';
import { titleOf } from '../../mailing/title-of.ts';
import type { ContactRow } from '../../store/contacts/contact-store.ts';
import type { QueuedMail } from '../../store/transactionals/transactional-store.ts';
import type { SubmissionDeps } from '../public/submission.ts';
import { unknownTemplate } from './unknown-template.ts';

export interface TransactionalDeps extends SubmissionDeps {
  /** Whether a URL may be called, before its name is resolved. */
  canCall(address: string): boolean;
  /** The text part of a mail that has only HTML; null if its elements nest too deep. */
  htmlAsText(html: string): Promise<string | null>;
  /** The signed path of a recipient's preferences. */
  preferencePath(link: {
    list: string;
    message: string;
    recipient: { id: string; email: string };
  }): Promise<string>;
}

export type SendValues = Extract<
  ReturnType<typeof sendTransactional.body.check>,
  { ok: true }
>['values'];

/** A mail to be stored, and warnings for its sender. */
export interface MadeMail {
  mail: QueuedMail & { unfilled: readonly string[] };
  warnings: SendWarning[];
}

/**
 * Composes the mail of a call.
 * @throws {ApiError} for a mail that could not be sent as intended
 */
export async function transactionalMail(
  deps: TransactionalDeps,
  sent: SendValues,
  call: Call,
): Promise<MadeMail> {
  const { store, now, newId } = deps;
  const { isTest, isStrict, space, scopes } = holderOf(call);
  const values = { ...sent, strict: sent.strict ?? isStrict };
  rejectUnreachable(values.attachments ?? [], space, deps.canCall);
  const data = Object.fromEntries(
    Object.entries(values.data ?? {}).map(([name, value]) => [name, String(value)]),
  );
  const { source, templateKind, warnings } = await sourceOf(deps, values, space);
  const kind = bringsLink(values, data) ? 'list' : templateKind;
  const wantsLink = wantsPreferenceLink(source, data);
  // Otherwise, emails would show stored contacts to a key that may only send.
  const mayRead = opensCall(scopes, 'read');
  const needsContact = wantsLink || (mayRead && openPlaceholders(source, data).length > 0);
  const email = values.recipient_email;
  const contact = needsContact
    ? await available(() => store.findContactByEmail(space, email))
    : null;
  const known = contact && mayRead ? contactData(contact) : {};
  const unfilled = openPlaceholders(source, data, known);
  if (values.strict && unfilled.length > 0) {
    const isGiven = (name: string) => Object.hasOwn(data, name) || Object.hasOwn(known, name);
    throw rejectedPlaceholders(unfilled, isGiven, mayRead);
  }

  await countVisitorUse(deps, space, { of: 'mail', max: visitorLimits.mails });
  const id = newId();
  const list = listOfTemplate(values.template_code);
  const url = wantsLink ? await linkTo(deps, call, { list, message: id, contact, email }) : null;
  const { html, plain, ...titled } = composed(() => composeMail(source, data, url, known));
  const subject = titled.subject || substituteSubject(values);
  if (titled.subject === '') warnings.push(noSubject);
  const text = await textOf(deps, html, space);
  const lists = listsOfTemplate(values.template_code);
  const isUnwantedMail =
    !isTest && isSuppressed(await available(() => store.findSuppressions(email)), { kind, lists });
  return {
    warnings,
    mail: {
      id,
      createdAt: now(),
      space,
      templateCode: values.template_code,
      recipientEmail: email,
      replyTo: values.reply_to ?? null,
      subject,
      unfilled: namedUnfilled(unfilled),
      status: isTest ? 'test' : isUnwantedMail ? 'suppressed' : 'queued',
      message: {
        kind,
        bcc: values.bcc ?? [],
        html,
        // Stored for further attempts and blind copies.
        plain: plain ?? text,
        attachments: (values.attachments ?? []).map(({ filename, path, content }) => {
          return { filename, path, content };
        }),
        preferenceLink: url === null ? null : { list, url },
      },
    },
  };
}

/**
 * Counts a visitor's email or preview before it is made, so that a full space costs nothing. Others have no limit.
 * @throws {ApiError} test_space_full
 */
export async function countVisitorUse(
  { store }: Pick<TransactionalDeps, 'store'>,
  space: Space,
  { of, max }: { of: 'mail' | 'render'; max: number },
): Promise<void> {
  if (!isVisitorSpace(space)) return;
  const use = { key: `visitor-${of}:${space}`, window: visitorLimits.lifetime };
  const { count } = await available(() => store.countUse(use));
  if (count > max) throw new ApiError('test_space_full');
}

function namedUnfilled(names: readonly string[]): string[] {
  return names.slice(0, maxUnfilled).map((name) => cutText(name, maxUnfilledLength));
}

/** @throws {ApiError} no_subject for a call whose own subject turned out empty, or a strict one */
function substituteSubject({ subject, strict }: SendValues): string {
  if (subject !== undefined || strict) throw new ApiError('no_subject');
  return neutralSubject;
}

export const noSubject: SendWarning = { code: 'no_subject', message: neutralSubjectWarning };

/** Whether the call itself offers a preferences link, and not just its template. */
function bringsLink({ html = '', text }: SendValues, data: MailData): boolean {
  return wantsPreferenceLink({ subject: null, html, plain: text ?? null }, data);
}

/** @throws {ApiError} unknown_template when the call brings no html or text either, or is strict */
export async function sourceOf(
  { store }: Pick<TransactionalDeps, 'store'>,
  {
    template_code,
    subject,
    html,
    text,
    strict,
  }: Pick<SendValues, 'template_code' | 'subject' | 'html' | 'text' | 'strict'>,
  space: Space,
): Promise<{ source: MailSource; templateKind: MailKind; warnings: SendWarning[] }> {
  const stored = await available(() => store.findTemplate(template_code));
  const template = templateIn(space, template_code, stored);
  const isOwn = html !== undefined || text !== undefined;
  if (!template && (!isOwn || strict)) throw await unknownTemplate(store, space, template_code);
  const code = 'unknown_template';
  return {
    source: {
      // A template's subject may not fit the html of the call, whose own title does.
      subject:
        subject ?? ((html === undefined ? null : titleOf(html)) || template?.subject || null),
      html: html ?? (isOwn ? '' : (template?.html ?? '')),
      plain: isOwn ? (text ?? null) : (template?.plain ?? null),
    },
    templateKind: template?.kind ?? 'list',
    warnings: template ? [] : [{ code, message: errors[code].text }],
  };
}

/** Maximum number of placeholders in an error; a long mail may have tens of thousands. */
const maxNamed = 100;

/** @throws {ApiError} unfilled_placeholders */
function rejectedPlaceholders(
  names: readonly string[],
  isGiven: (name: string) => boolean,
  mayRead: boolean,
): ApiError {
  const searched = mayRead ? ', and the contact has none either' : '';
  const reasonOf = (name: string) => {
    if (!placeholderName.test(name)) return `@{${name}} has a name that no placeholder can have.`;
    if (isGiven(name))
      return `@${name} is in a tag, a script or code, where no value is filled in.`;
    return `data.${name} has no value${searched}.`;
  };
  return new ApiError('unfilled_placeholders', {
    faults: names
      .slice(0, maxNamed)
      .map((name) => ({ param: `data.${name}`, message: reasonOf(name) })),
  });
}

/** @throws {ApiError} invalid_request for a mail that its values make too long, or whose links they make unsafe */
export function composed<Mail extends ComposedMail>(compose: () => Mail): Mail {
  try {
    return compose();
  } catch (error) {
    if (error instanceof UnsafeLinkError) throw rejectedLinks(error.placeholders);
    if (!(error instanceof MailTooLongError)) throw error;
    throw new ApiError('invalid_request', { messages: [tooLong], cause: error });
  }
}

function rejectedLinks(names: readonly string[]): ApiError {
  return new ApiError('invalid_request', {
    faults: names.slice(0, maxNamed).map((name) => ({
      param: `data.${name}`,
      message: `@${name} begins a link, so its value must be an http, https or mailto address.`,
    })),
  });
}

const tooLong = `The email is too long once its placeholders are filled: more than ${maxFilledLength.toLocaleString('en')} characters.`;

/** @throws {ApiError} invalid_request for HTML that would take too long to parse */
export async function textOf(
  { htmlAsText }: Pick<TransactionalDeps, 'htmlAsText'>,
  html: string,
  space: Space,
): Promise<string> {
  if (isVisitorSpace(space) && html.length > visitorLimits.htmlCharacters) {
    throw invalidRequest({ html: tooLongForVisitors });
  }
  const text = await htmlAsText(html);
  if (text === null) throw invalidRequest({ html: tooDeep });
  return text;
}

const tooLongForVisitors = `html can have at most ${visitorLimits.htmlCharacters.toLocaleString('en')} characters with a short-lived test key, its placeholders filled.`;
const tooDeep = `html can have elements nested at most ${maxNesting} deep.`;

async function linkTo(
  { preferencePath }: TransactionalDeps,
  call: Call,
  to: { list: string; message: string; contact: ContactRow | null; email: string },
): Promise<string> {
  // Holders of test keys must not get a working link.
  if (holderOf(call).isTest) return call.origin() + preferencesPage;
  const { list, message, contact, email } = to;
  const recipient = { id: contact?.id ?? message, email };
  return call.origin() + (await preferencePath({ list, message, recipient }));
}

/** @throws {ApiError} invalid_request, naming each attachment with a URL that may not be fetched */
function rejectUnreachable(
  attachments: readonly { path?: string | undefined }[],
  space: Space,
  canCall: TransactionalDeps['canCall'],
): void {
  const faults = attachments.flatMap(({ path }, at): [string, string][] => {
    const param = `attachments[${at}].path`;
    if (path === undefined) return [];
    if (isVisitorSpace(space)) return [[param, `${param} ${noPath}`]];
    return canCall(path) ? [] : [[param, `${param} must be a public https address.`]];
  });
  if (faults.length > 0) throw invalidRequest(Object.fromEntries(faults));
}

const noPath = 'cannot be used with a short-lived test key. Send the file in content.';

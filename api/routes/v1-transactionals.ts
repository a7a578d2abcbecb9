import { preferencesPage } from '@grovemail/contract/addresses.ts';
import {
  readTransactional,
  sendTransactional,
  type TransactionalResource,
} from '@grovemail/contract/operations/v1-transactionals.ts';
import { Refusal } from '@grovemail/contract/refusal.ts';
import { templateList } from '@grovemail/domain/preferences/site-account.ts';
import {
  composeMail,
  type MailSource,
  wantsPreferenceLink,
} from '@grovemail/domain/transactionals/compose.ts';
import { type Call, defineRoute, type Route } from '../http/route.ts';
import type { QueuedMail, TransactionalRow } from '../store/transactional-store.ts';
import { holderOf, isoMoment, writeOnce } from './account-call.ts';
import { available, type SubmissionDeps } from './submission.ts';

export interface TransactionalDeps extends SubmissionDeps {
  /** Whether an address could ever be called, as far as it tells by itself. */
  canCall(address: string): boolean;
  /** Signs the link by which a recipient sets their preferences; a path. */
  preferencePath(link: {
    list: string;
    message: string;
    recipient: { id: string; email: string };
  }): Promise<string>;
}

type Given = Extract<ReturnType<typeof sendTransactional.body.check>, { ok: true }>['values'];

/** POST /v1/transactionals and GET /v1/transactionals/{id}. */
export function transactionalRoutes(deps: TransactionalDeps): Route[] {
  const { store, now, newId } = deps;

  /** @throws {Refusal} unknown_template, or invalid_request for an attachment that never can be fetched */
  async function mailOf(values: Given, call: Call): Promise<QueuedMail> {
    refuseUnreachable(values.attachments ?? [], deps.canCall);
    const { isTest } = holderOf(call);
    const id = newId();
    const source = await sourceOf(values);
    const data = Object.fromEntries(
      Object.entries(values.data ?? {}).map(([name, value]) => [name, String(value)]),
    );
    const list = listOf(values.template_code);
    const url = wantsPreferenceLink(source, data) ? await linkTo(values, call, list, id) : null;
    const { subject, html, plain } = composeMail(source, data, url);
    return {
      id,
      createdAt: now(),
      isTest,
      templateCode: values.template_code,
      recipientEmail: values.recipient_email,
      subject,
      status: isTest ? 'test' : 'queued',
      message: {
        bcc: values.bcc ?? [],
        html,
        plain,
        attachments: (values.attachments ?? []).map(({ filename, path, content }) => {
          return { filename, path, content };
        }),
        preferenceLink: url === null ? null : { list, url },
      },
    };
  }

  /** @throws {Refusal} unknown_template when the call brings no html either */
  async function sourceOf({ template_code, subject, html }: Given): Promise<MailSource> {
    const template = await available(() => store.findTemplate(template_code));
    if (html !== undefined) {
      return { subject: subject ?? template?.subject ?? null, html, plain: null };
    }
    if (!template) throw new Refusal('unknown_template');
    return { ...template, subject: subject ?? template.subject };
  }

  async function linkTo(values: Given, call: Call, list: string, message: string) {
    const email = values.recipient_email;
    const { isTest } = holderOf(call);
    // Whoever holds a test key must not come by a link that acts.
    if (isTest) return call.origin + preferencesPage;
    const { rows } = await available(() => store.listContacts({ isTest, email, limit: 1 }));
    const recipient = { id: rows[0]?.id ?? message, email };
    return call.origin + (await deps.preferencePath({ list, message, recipient }));
  }

  return [
    defineRoute({
      operation: sendTransactional,
      async handle(call) {
        const mail = await mailOf(call.values, call);
        const { id, createdAt, isTest } = mail;
        const entry = {
          id: newId(),
          topic: 'transactional.send',
          payload: { transactionalId: id },
          createdAt,
        };
        return writeOnce(sendTransactional, call, createdAt, resourceOf, (keyed) =>
          store.queueTransactional(mail, isTest ? [] : [entry], keyed),
        );
      },
    }),
    defineRoute({
      operation: readTransactional,
      async handle(call) {
        const { id = '' } = call.params;
        const row = await available(() => store.readTransactional(id, holderOf(call).isTest));
        if (!row) throw new Refusal('not_found');
        const payload = { data: resourceOf(row) };
        return { status: 200, body: JSON.stringify({ error: null, payload }) };
      },
    }),
  ];
}

/** @throws {Refusal} invalid_request, naming each attachment whose address is not the public internet's */
function refuseUnreachable(
  attachments: readonly { path?: string | undefined }[],
  canCall: TransactionalDeps['canCall'],
): void {
  const messages = attachments.flatMap(({ path }, at) =>
    path === undefined || canCall(path)
      ? []
      : [`attachments[${at}].path must be a public https address.`],
  );
  if (messages.length > 0) throw new Refusal('invalid_request', { messages });
}

/** Mails of one template are a list that a recipient may leave; other codes cannot stand in a link. */
function listOf(templateCode: string): string {
  return /^[A-Za-z0-9_-]{1,100}$/.test(templateCode) ? templateCode : templateList;
}

function resourceOf(row: TransactionalRow): TransactionalResource {
  const { id, templateCode, recipientEmail, subject, status, attempts } = row;
  return {
    id,
    template_code: templateCode,
    recipient_email: recipientEmail,
    subject,
    status,
    created_at: isoMoment(row.createdAt),
    attempts: attempts.map(({ at, outcome, reply }) => ({ at: isoMoment(at), outcome, reply })),
  };
}

import { refused } from '@grovemail/contract/envelope.ts';
import { errorAddress } from '@grovemail/contract/errors.ts';
import type { Refusal } from '@grovemail/contract/refusal.ts';
import type { FastifyReply } from 'fastify';

/** Sends a refusal as an envelope, with a link to the error's documentation (RFC 8288). */
export function sendRefusal(reply: FastifyReply, refusal: Refusal): FastifyReply {
  const { id } = reply.request;
  return reply
    .code(refusal.status)
    .headers({ ...refusal.headers, 'request-id': id, link: helpLink(refusal) })
    .type('application/json; charset=utf-8')
    .send(refused(refusal, id));
}

export function helpLink({ code }: Refusal): string {
  return `<${errorAddress(code)}>; rel="help"`;
}

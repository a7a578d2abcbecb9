import { eventCode } from '@grovemail/contract/operations/v1-automations.ts';
import { type WebhookType, webhookTypes } from '@grovemail/contract/webhook-types.ts';
import { InvalidArgumentError, Option } from 'commander';

/** `--event <code>`, repeatable. */
export function eventOption(): Option {
  return new Option('--event <code>', "an event code, or '*' for all; may be repeated").argParser(
    (text, earlier: readonly string[] = []) => [...new Set([...earlier, readEventCode(text)])],
  );
}

/** `--type <type>`, repeatable. */
export function typeOption(): Option {
  return new Option('--type <type>', 'a notification type; may be repeated').argParser(
    (text, earlier: readonly string[] = []) => [...new Set([...earlier, readType(text)])],
  );
}

/** The parser of an event code. @throws {InvalidArgumentError} */
export function readEventCode(text: string): string {
  const code = eventCode.safeParse(text);
  if (code.success) return code.data;
  const [issue] = code.error.issues;
  if (issue?.code === 'custom') throw new InvalidArgumentError(`It ${issue.message}`);
  throw new InvalidArgumentError("Expected an event code as in your calls, or '*'.");
}

/** The parser of a type. @throws {InvalidArgumentError} */
export function readType(text: string): WebhookType {
  const type = webhookTypes.find((known) => known === text);
  if (type !== undefined) return type;
  throw new InvalidArgumentError(`Allowed choices are ${webhookTypes.join(', ')}.`);
}

/** `order_placed, mail.sent`. */
export function subscriptionsInWords(subscriptions: {
  eventCodes: readonly string[];
  types: readonly string[];
}): string {
  return [...subscriptions.eventCodes, ...subscriptions.types].join(', ');
}

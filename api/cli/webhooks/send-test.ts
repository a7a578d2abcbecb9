import type { WebhookType } from '@grovemail/contract/webhook-types.ts';
import { Command, Option } from 'commander';
import { queueTest, type TestSubject, usualSubject } from '../../resources/webhook-test.ts';
import { uuidV7Maker } from '../../store/database/uuid-v7.ts';
import type { OpsIo } from '../process/ops-io.ts';
import { unknownWebhook } from './remove.ts';
import { readEventCode, readType } from './subscription-options.ts';
import { webhookId } from './webhook-id.ts';

const examples = `
Examples:
  npm run ops -- webhooks test 0c9b1e55
  npm run ops -- webhooks test 0c9b1e55 --type mail.bounced

Without --type and --event, the example is one that the webhook is subscribed to. Its body has "test": true.
`;

export function webhooksTestCommand(io: OpsIo): Command {
  return new Command('test')
    .description('post an example, signed like any message')
    .argument('<id>', 'an id, or its last characters, as webhooks list shows them')
    .addOption(
      new Option('--type <type>', 'the type of the example').argParser(readType).conflicts('event'),
    )
    .option('--event <code>', 'the code of an example event', readEventCode)
    .addHelpText('after', examples)
    .action(async (given: string, { type, event }: { type?: WebhookType; event?: string }) => {
      await using store = await io.openStoreForWriting();
      const id = await webhookId(store, given);
      const webhook = await store.findWebhook(id);
      if (!webhook) throw unknownWebhook(id);
      const at = Date.now();
      const message = { id: uuidV7Maker(() => at)(), at };
      await queueTest(store, id, subjectOf(type, event) ?? usualSubject(webhook), message);
      const outcome = io.asRunHere(`npm run ops -- webhooks deliveries ${id}`);
      io.print(`${message.id}: queued. ${outcome} shows the outcome.\n`);
    });
}

function subjectOf(type?: WebhookType, eventCode?: string): TestSubject | null {
  if (type !== undefined) return { type };
  return eventCode === undefined ? null : { eventCode };
}

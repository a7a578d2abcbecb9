import { join } from 'node:path';
import { brand } from '@grovemail/config/brand.ts';
import { version } from '@grovemail/contract/version.ts';
import { Command, InvalidArgumentError, Option } from 'commander';
import { consoleRoutes } from '../../console/routes.ts';
import { consoleActs } from '../../console/serving/acts.ts';
import type { ConsoleDeps } from '../../console/serving/console-deps.ts';
import { ConsoleFault } from '../../console/serving/console-route.ts';
import { consoleServer } from '../../console/serving/console-server.ts';
import { consoleKeys } from '../../console/serving/keys.ts';
import { onceAddresses } from '../../console/serving/once.ts';
import { pageFiles } from '../../console/serving/page-files.ts';
import { siteAccount, templateList } from '../../mailing/lists.ts';
import { uuidV7Maker } from '../../store/database/uuid-v7.ts';
import type { Store } from '../../store/store.ts';
import { sendNow } from '../mail/send-test.ts';
import { personMails } from '../person/person-data.ts';
import { preferenceLink } from '../preferences/preference-link.ts';
import { OperatorError } from '../process/operator-error.ts';
import type { OpsIo } from '../process/ops-io.ts';
import { checkWebhookAddress, missingInWords } from '../webhooks/read-address.ts';
import { openInBrowser } from './open-in-browser.ts';
import { suppressionLists } from './suppression-lists.ts';
import { systemState } from './system-state.ts';

const help = `
The page is for this machine alone. From afar, forward its port, and open the address there:
  ssh -L 4600:127.0.0.1:4600 you@your-server

Examples:
  npm run ops -- console --as ada
  npm run ops -- console --read-only
`;

interface Options {
  port: number;
  readOnly?: true;
  open: boolean;
}

/** `console`: serves the operator's page on the loopback interface, until Ctrl+C. */
export function consoleCommand(io: OpsIo): Command {
  return new Command('console')
    .addOption(portOption())
    .option('--read-only', 'change nothing')
    .option('--no-open', 'do not open the browser')
    .addHelpText('after', help)
    .action(async ({ port, readOnly, open }: Options) => {
      const isReadOnly = readOnly === true;
      const base = { ...io.act(), command: 'console' };
      const { operator, givenName } = base;
      const acts = consoleActs(base);
      await using store = await (isReadOnly
        ? io.openStore()
        : io.openStoreForWriting(acts.current));
      const now = Date.now;
      const [keys, once] = [consoleKeys(now), onceAddresses(now)];
      const surroundings = {
        me: givenName ?? operator,
        operator,
        isReadOnly,
        brand: brand.name,
        version,
        siteUrl: io.config(['SITE_URL']).bases.site,
      };
      const app = consoleServer({
        acts,
        keys,
        once,
        isReadOnly,
        files: builtPage(),
        routes: consoleRoutes({
          store,
          once,
          surroundings,
          now,
          newId: uuidV7Maker(now),
          readSystemState: () => systemState(io),
          webhookAddress: webhookAddresses(io),
          readList: suppressionLists(store, io),
          sendNow: (mail) => sendNow(io, mail),
          personMails: personMails(io),
          preferenceLink: preferenceLinks(io, store),
        }),
      });
      const address = await app.listen({ port, host: '127.0.0.1' }).catch(portInUse(port));
      const newAddress = () => `${address}/#t=${keys.newToken()}`;
      const first = newAddress();
      io.print(`The console is at ${first}\n`);
      io.printError(
        'The address works once, for 60 seconds. Enter prints another one, and Ctrl+C closes the console.\n',
      );
      if (open && io.opener !== null) await openInBrowser(io.opener, first);
      for await (const _line of io.lines()) io.print(`${newAddress()}\n`);
      await app.close();
    });
}

function webhookAddresses(io: OpsIo): ConsoleDeps['webhookAddress'] {
  const config = io.config(['SITE_ENV', 'OUTBOUND_ALLOW']);
  return (text) => {
    const checked = checkWebhookAddress(text, config);
    if ('fault' in checked) return checked;
    return { url: checked.url, warning: missingInWords(checked, config) };
  };
}

function preferenceLinks(io: OpsIo, store: Store): ConsoleDeps['preferenceLink'] {
  const mail = { account: siteAccount, message: 'ops', list: templateList };
  return async (contact) => {
    try {
      return await preferenceLink(io, store, mail, contact);
    } catch (error) {
      if (!(error instanceof OperatorError)) throw error;
      throw new ConsoleFault(409, error.message);
    }
  };
}

function builtPage() {
  try {
    return pageFiles(join(import.meta.dirname, '../../../console/dist'));
  } catch {
    throw new OperatorError('The console is not built. Run npm run build first.');
  }
}

function portInUse(port: number) {
  return (error: NodeJS.ErrnoException): never => {
    if (error.code !== 'EADDRINUSE') throw error;
    throw new OperatorError(
      `Port ${port} is in use, perhaps by a console that is open. Choose another one with --port.`,
    );
  };
}

function portOption(): Option {
  return new Option('--port <port>', 'port on 127.0.0.1').default(4600).argParser((text) => {
    const port = Number(text);
    if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
    throw new InvalidArgumentError('Expected a port from 1 to 65535.');
  });
}

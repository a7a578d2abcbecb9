import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { lineFrom } from './line-from.ts';
import type { BrowserWindow } from './window.ts';

interface Reply {
  id?: number;
  method?: string;
  params?: Record<string, unknown>;
  result?: unknown;
  message?: string;
}

/** Reports what `log.entryAdded` leaves out. */
const reportViolations = `() => addEventListener('securitypolicyviolation', (event) =>
  console.error('Policy: ' + event.violatedDirective + ' ' + event.blockedURI))`;

/** Firefox 140 reports it once, on its first page, even on an empty one. */
const ownError = 'Error: Permission denied to access property "length"';

/**
 * Starts Firefox without a window and opens a tab by WebDriver BiDi, which Firefox speaks itself.
 * @see https://www.w3.org/TR/webdriver-bidi/
 */
export async function openFirefox(program: string): Promise<BrowserWindow> {
  const profile = await mkdtemp(join(tmpdir(), 'grovemail-firefox-'));
  const child = spawn(
    program,
    ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0'],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const closed = new Promise((resolve) => child.once('close', resolve));
  const [, address = ''] = await lineFrom(child.stderr, /WebDriver BiDi listening on (ws:\S+)/);
  const socket = new WebSocket(`${address}/session`);
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve, { once: true });
    socket.addEventListener('error', reject, { once: true });
  });

  const errors: string[] = [];
  const waiting = new Map<number, (reply: Reply) => void>();
  let lastId = 0;
  socket.addEventListener('message', ({ data }) => {
    const reply: Reply = JSON.parse(String(data));
    if (reply.id !== undefined) waiting.get(reply.id)?.(reply);
    else if (reply.method === 'log.entryAdded' && reply.params?.level === 'error') {
      const text = String(reply.params.text);
      if (text !== ownError) errors.push(text);
    }
  });
  const send = async (method: string, params: object): Promise<Record<string, unknown>> => {
    lastId += 1;
    const id = lastId;
    const replied = new Promise<Reply>((resolve) => waiting.set(id, resolve));
    socket.send(JSON.stringify({ id, method, params }));
    const { result, message } = await replied;
    waiting.delete(id);
    if (message !== undefined) throw new Error(`${method}: ${message}`);
    return result as Record<string, unknown>;
  };

  await send('session.new', { capabilities: {} });
  await send('session.subscribe', { events: ['log.entryAdded'] });
  await send('script.addPreloadScript', { functionDeclaration: reportViolations });
  const { context } = await send('browsingContext.create', { type: 'tab' });

  return {
    async open(url) {
      await send('browsingContext.navigate', { context, url, wait: 'complete' });
    },
    async resize(width, height) {
      await send('browsingContext.setViewport', { context, viewport: { width, height } });
    },
    async evaluate(expression) {
      const { type, result, exceptionDetails } = await send('script.evaluate', {
        expression: `Promise.resolve(${expression}).then((value) => JSON.stringify(value ?? null))`,
        target: { context },
        awaitPromise: true,
      });
      if (type === 'exception') throw new Error((exceptionDetails as { text: string }).text);
      return JSON.parse((result as { value: string }).value);
    },
    async perform(actions) {
      await send('input.performActions', { context, actions });
    },
    takeErrors: async () => errors.splice(0),
    async close() {
      socket.close();
      child.kill();
      await closed;
      await rm(profile, { recursive: true, force: true });
    },
  };
}

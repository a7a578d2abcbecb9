import { spawn } from 'node:child_process';
import { freePort } from '../../script/free-port.ts';
import { lineFrom } from './line-from.ts';
import { waitFor } from './wait-for.ts';
import type { BrowserWindow } from './window.ts';

/** Where Debian's packages install WebKitGTK's own browser, which its driver starts. */
const miniBrowser = '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser';

/** Violations of the page's policy. The protocol reports no errors of scripts. */
const violations = `new Promise((resolve) => {
  const observer = new ReportingObserver(
    (reports) => resolve(reports.map(({ body }) => 'Policy: ' + body.effectiveDirective + ' ' + body.blockedURL)),
    { types: ['csp-violation'], buffered: true },
  );
  observer.observe();
  setTimeout(() => resolve([]), 50);
})`;

/**
 * Starts WebKitGTK on a virtual screen and opens a window by WebDriver.
 * @see https://www.w3.org/TR/webdriver2/
 */
export async function openWebKit(programs: {
  driver: string;
  screen: string;
}): Promise<BrowserWindow> {
  const screen = spawn(
    programs.screen,
    ['-displayfd', '1', '-nolisten', 'tcp', '-screen', '0', '2400x1600x24'],
    { stdio: ['ignore', 'pipe', 'ignore'] },
  );
  const [display] = await lineFrom(screen.stdout, /\d+(?=\n)/);
  const port = await freePort();
  const driver = spawn(programs.driver, [`--port=${port}`], {
    env: { ...process.env, DISPLAY: `:${display}` },
    stdio: 'ignore',
  });
  const call = async (method: string, path: string, body?: object): Promise<unknown> => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const { value } = (await response.json()) as { value: { message?: string } | null };
    if (!response.ok) throw new Error(`${path}: ${value?.message}`);
    return value;
  };
  await waitFor('the driver', async () => call('GET', '/status').catch(() => null));
  const { sessionId } = (await call('POST', '/session', {
    capabilities: {
      alwaysMatch: {
        'webkitgtk:browserOptions': {
          binary: miniBrowser,
          // Without its bars, which are wider than a phone.
          args: ['--automation', '--full-screen'],
        },
      },
    },
  })) as { sessionId: string };
  const session = `/session/${sessionId}`;

  const evaluate = (expression: string) =>
    call('POST', `${session}/execute/async`, {
      script: `Promise.resolve(${expression}).then(arguments[0])`,
      args: [],
    });
  return {
    async open(url) {
      await call('POST', `${session}/url`, { url });
    },
    async resize(width, height) {
      // The window's frame and bars are outside of the viewport.
      await call('POST', `${session}/window/rect`, { x: 0, y: 0, width, height });
      // The viewport follows the window a moment later.
      const frame = (await evaluate(`new Promise((resolve) => {
        const look = () => {
          if (innerWidth > outerWidth || innerHeight > outerHeight) return setTimeout(look, 20);
          resolve([outerWidth - innerWidth, outerHeight - innerHeight]);
        };
        look();
      })`)) as number[];
      await call('POST', `${session}/window/rect`, {
        width: width + (frame[0] ?? 0),
        height: height + (frame[1] ?? 0),
      });
    },
    evaluate,
    async perform(actions) {
      await call('POST', `${session}/actions`, { actions });
    },
    async takeErrors() {
      return (await evaluate(violations)) as string[];
    },
    async close() {
      await call('DELETE', session);
      driver.kill();
      screen.kill();
    },
  };
}

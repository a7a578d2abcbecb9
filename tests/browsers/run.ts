// `npm run browsers`: every page and the main journeys in Firefox and WebKit. `-- firefox` or `-- webkit` takes one.
import { join } from 'node:path';
import { builtPages } from '../../script/built-pages.ts';
import { installCommand, onPath } from '../../script/programs.ts';
import { root } from '../../script/run.ts';
import { type RunningServer, startServer } from '../../script/start-server.ts';
import { endOps } from '../e2e/run-ops.ts';
import { openFirefox } from './firefox.ts';
import { journeys } from './journeys.ts';
import { pageFaults } from './page-faults.ts';
import { visitorOf } from './visitor.ts';
import { openWebKit } from './webkit.ts';
import type { BrowserWindow } from './window.ts';

const browsers: Readonly<Record<string, () => Promise<BrowserWindow>>> = {
  firefox: () => openFirefox(program('firefox-esr', 'firefox-esr')),
  webkit: () =>
    openWebKit({
      driver: program('WebKitWebDriver', 'webkit2gtk-driver'),
      screen: program('Xvfb', 'xvfb'),
    }),
};

const requested = process.argv.slice(2);
const unknown = requested.filter((name) => !browsers[name]);
if (unknown.length > 0) {
  console.error(
    `There is no "${unknown.join('", "')}"; there are ${Object.keys(browsers).join(' and ')}.`,
  );
  process.exit(2);
}

const server = await startServer({ RATE_LIMIT: 'off' });
let faults = 0;
try {
  for (const [name, open] of Object.entries(browsers)) {
    if (requested.length > 0 && !requested.includes(name)) continue;
    const window = await open();
    try {
      console.log(`\n${await window.evaluate('navigator.userAgent')}`);
      faults += await visitPages(window, server);
      faults += await makeJourneys(window, server);
    } finally {
      await window.close();
    }
  }
} finally {
  await server.stop();
  endOps();
}
console.log(`\n${faults} faults`);
if (faults > 0) process.exitCode = 1;

async function visitPages(window: BrowserWindow, { url }: RunningServer): Promise<number> {
  const pages = await builtPages(join(root, 'site', 'dist'), false);
  let count = 0;
  for (const { path } of pages) {
    await window.resize(1280, 800);
    await window.open(url + path);
    const found = await pageFaults(window);
    for (const fault of found) console.log(`  ${path}: ${fault}`);
    count += found.length;
  }
  console.log(`  ${pages.length} pages, ${count} faults`);
  return count;
}

async function makeJourneys(window: BrowserWindow, server: RunningServer): Promise<number> {
  let count = 0;
  for (const width of [1280, 360]) {
    await window.resize(width, 800);
    for (const [name, make] of Object.entries(journeys)) {
      const failure = await make({ window, visitor: visitorOf(window), server }).then(
        () => null,
        (error: Error) => error.message,
      );
      const found = [...(failure ? [failure] : []), ...(await window.takeErrors())];
      // The next journey starts as a new visitor, without the errors of imports canceled by leaving.
      await window.evaluate('localStorage.clear(), sessionStorage.clear()');
      await window.open('about:blank');
      await window.takeErrors();
      console.log(`  ${name} at ${width} px: ${found.join('; ') || 'works'}`);
      count += found.length;
    }
  }
  return count;
}

function program(command: string, debianPackage: string): string {
  const path = onPath(command);
  if (path) return path;
  console.error(`${command} is missing. On Debian, run: ${installCommand([debianPackage])}`);
  process.exit(1);
}

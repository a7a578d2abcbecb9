import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** Lighthouse's slow 4G. */
const roundTripMs = 150;
const bytesPerMs = (1.6 * 1024 * 1024) / 8 / 1000;
/** Ten segments of 1,460 bytes (RFC 6928). */
const initialWindow = 14_600;
const segment = 1460;

export interface SlowLine {
  /** Without trailing slash. */
  url: string;
  stop(): void;
}

/**
 * A proxy that delivers a server's responses as a slow line does: each connection costs a round trip to open,
 * then its window doubles with every round trip, and all of them share the bandwidth.
 */
export async function slowLine(to: string): Promise<SlowLine> {
  const port = Number(new URL(to).port);
  const line = { freeAt: 0 };
  const server = createServer((browser) => relay(browser, connect(port, '127.0.0.1'), line));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () => server.close(),
  };
}

function relay(browser: Socket, server: Socket, line: { freeAt: number }): void {
  const opened = sleep(roundTripMs);
  browser.on('data', async (request) => {
    await opened;
    await sleep(roundTripMs / 2);
    server.write(request);
  });
  browser.on('close', () => server.destroy()).on('error', () => server.destroy());
  // Rejects when the browser leaves first.
  deliver(server, browser, line).catch(() => browser.destroy());
}

async function deliver(
  server: AsyncIterable<Buffer>,
  browser: Socket,
  line: { freeAt: number },
): Promise<void> {
  let window = initialWindow;
  let left = window;
  let windowOpenedAt = 0;
  for await (const response of server) {
    for (let at = 0; at < response.length; ) {
      if (left === 0) {
        await sleep(Math.max(0, windowOpenedAt + roundTripMs - performance.now()));
        window *= 2;
        left = window;
      }
      if (left === window) windowOpenedAt = performance.now();
      const part = response.subarray(at, at + Math.min(segment, left));
      line.freeAt = Math.max(line.freeAt, performance.now()) + part.length / bytesPerMs;
      await sleep(line.freeAt - performance.now());
      setTimeout(() => browser.write(part), roundTripMs / 2);
      at += part.length;
      left -= part.length;
    }
  }
  setTimeout(() => browser.end(), roundTripMs / 2);
}

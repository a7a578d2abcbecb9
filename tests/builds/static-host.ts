import { once } from 'node:events';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';

/** A stand-in for a static host that supports `_redirects` and `_headers`. */
export interface StaticHost {
  /** Without trailing slash. */
  url: string;
  /** Sets the folder to serve, which may lack both files. */
  serve(folder: string): void;
  stop(): Promise<void>;
}

interface Rule {
  pattern: RegExp;
  to: string;
  status: number;
  force: boolean;
}

const contentTypes: Record<string, string> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain',
  '.woff2': 'font/woff2',
};

/** Starts a host on a free port that implements both files as Netlify documents them. */
export async function startStaticHost(): Promise<StaticHost> {
  let folder = '';
  let rules: Rule[] = [];
  let headers: { pattern: RegExp; name: string; value: string }[] = [];

  const fileAt = (path: string) =>
    // Pages are served with and without a trailing slash.
    [path, `${path.replace(/\/$/, '')}.html`, join(path, 'index.html')]
      .map((name) => join(folder, name))
      .find((file) => existsSync(file) && statSync(file).isFile());

  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    if (/%(?![\da-f]{2})/i.test(pathname)) return response.writeHead(400).end();
    const path = decodeURIComponent(pathname);
    for (const { pattern, name, value } of headers) {
      if (pattern.test(path)) response.appendHeader(name, value);
    }
    const send = (file: string | undefined, status: number) => {
      if (!file) return response.writeHead(404).end();
      const type = contentTypes[extname(file)] ?? 'application/octet-stream';
      return response.writeHead(status, { 'content-type': type }).end(readFileSync(file));
    };
    const rule = rules.find(({ pattern }) => pattern.test(path));
    const file = fileAt(path);
    if (file && !rule?.force) return send(file, 200);
    if (!rule) return send(undefined, 404);
    const to = path.replace(rule.pattern, rule.to);
    if (rule.status < 300 && URL.canParse(to)) {
      // A rewrite to another origin is proxied.
      void proxy(to, request.method ?? 'GET').then(async (proxied) => {
        response.writeHead(proxied.status, {
          'content-type': proxied.headers.get('content-type') ?? '',
        });
        response.end(await proxied.text());
      });
      return;
    }
    if (rule.status >= 300 && rule.status < 400) {
      return response.writeHead(rule.status, { location: to }).end();
    }
    return send(fileAt(to), rule.status);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    serve(next) {
      folder = next;
      const textOf = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : '');
      rules = readRules(textOf(join(folder, '_redirects')));
      headers = readHeaders(textOf(join(folder, '_headers')));
    },
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

function proxy(url: string, method: string): Promise<Response> {
  return fetch(url, { method, redirect: 'manual' });
}

/** Parses `_redirects`: `from to status` per line; `!` takes precedence over files, `*` is `:splat`. */
function readRules(text: string): Rule[] {
  return text
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      const [from = '', to = '', status = '301'] = line.split(' ');
      return {
        pattern: patternOf(from),
        to: to.replace(/:([a-z]\w*)/g, '$<$1>'),
        status: Number.parseInt(status, 10),
        force: status.endsWith('!'),
      };
    });
}

/** Parses `_headers`: a path per line, then its headers, indented. */
function readHeaders(text: string) {
  let pattern = /^$/;
  return text.split('\n').flatMap((line) => {
    const header = /^\s+([\w-]+): (.+)$/.exec(line);
    if (header) return [{ pattern, name: header[1] ?? '', value: header[2] ?? '' }];
    if (line.startsWith('/')) pattern = patternOf(line);
    return [];
  });
}

function patternOf(from: string): RegExp {
  const source = from
    .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
    .replace(/:([a-z]\w*)/g, '(?<$1>[^/]+)')
    .replace(/\*$/, '(?<splat>.*)');
  return new RegExp(`^${source}$`);
}

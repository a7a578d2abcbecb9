import { existsSync, readFileSync } from 'node:fs';
import type { IncomingHttpHeaders } from 'node:http';
import { join } from 'node:path';
import { openApiFiles, sampleFile, sampleSection } from '@grovemail/contract/site-paths.ts';
import { withOrigin } from '@grovemail/domain/docs-text/with-origin.ts';
import { looksLikeFile } from './looks-like-file.ts';
import { acceptedEncoding, prefersMarkdown } from './negotiation.ts';
import {
  isRedirect,
  parseRewrites,
  type Rewrite,
  type RewriteMatch,
  recasedPath,
  rewriter,
} from './rewrites.ts';
import { type FileKind, readSiteFiles, type SiteFile } from './site-files.ts';

/** The built site in memory: pages, assets, and templates with slots to fill. */
export interface Site {
  /** For GET and HEAD. @throws {URIError} when the path is not correctly encoded */
  respond(request: SiteRequest): SiteResponse | null;
  /** A text file by its path, such as `/500.html`; null if not built. */
  text(path: string): string | null;
  /** The paths of all files. */
  paths(): string[];
}

export interface SiteRequest {
  /** The request target as received: path and query, still encoded. */
  target: string;
  accept?: string | undefined;
  acceptEncoding?: string | undefined;
  ifNoneMatch?: string | undefined;
  /** The site's origin, for texts built without one. */
  origin: string;
}

export interface SiteResponse {
  status: number;
  kind: FileKind;
  /** The page's path in the sitemap; null for other files. */
  page: string | null;
  headers: Record<string, string>;
  body: Buffer | null;
}

/** A page that was delivered, also with 304. */
export interface DeliveredPage {
  method: string;
  /** The page's own path, such as `/pricing`, whatever URL was requested. */
  path: string;
  headers: IncomingHttpHeaders;
}

/**
 * Loads a built site into memory.
 * @param options.handOver whether `/app/*` shows a page instead of the product's app
 * @param options.sendsMail otherwise the pages leave out the form that sends a sample email
 * @param options.standIn the placeholder for the site's origin in texts that were built without one
 */
export function loadSite(
  directory: string,
  options: { handOver: boolean; sendsMail: boolean; standIn: string },
): Site {
  const files = filesOf(directory, options.sendsMail);
  const rulesFile = join(directory, 'routes.json');
  const rules = existsSync(rulesFile) ? parseRewrites(readFileSync(rulesFile, 'utf8')) : [];
  const rewrite = rewriter(rules);
  const texts = new Map(
    [...files].flatMap(([path, file]) => {
      const text = isPortable(path) ? file.plain.toString('utf8') : '';
      return text.includes(options.standIn) ? [[file, text] as const] : [];
    }),
  );

  function respond(request: SiteRequest): SiteResponse | null {
    const [requested, query] = split(request.target);
    const encoded = readableLink(requested);
    const path = decodeURIComponent(encoded);
    if (options.handOver && /^\/app(\/|$)/.test(path)) {
      const page = sharedPage('hand-over', request);
      if (page) return withHeaders(page, { 'cache-control': 'no-store' });
    }
    const file = fileAt(path);
    if (file) return pageOrMarkdown(file, path, request);

    const match = rewrite(encoded);
    if (match && isRedirect(match.rule)) return redirectResponse(match);
    const isMissingAsset = match && !coversFiles(match.rule) && looksLikeFile(path);
    const page =
      match && !isMissingAsset && (files.get(`${match.target}.html`) ?? fileAt(match.target));
    if (page) {
      const isShared = match.target.startsWith('/_responses/');
      return withHeaders(serve(page, request), {
        ...(isShared ? { 'x-robots-tag': 'noindex' } : {}),
        ...match.rule.headers,
      });
    }
    const lower = path.toLowerCase();
    if (lower !== path && fileAt(lower)?.kind === 'page') {
      return movedResponse(encodeURI(lower), query);
    }
    const recased = match ? null : recasedPath(rules, encoded);
    if (recased !== null) return movedResponse(recased, query);
    if (!looksLikeFile(path) && !path.startsWith('/.well-known/'))
      return sharedPage('unknown', request);
    // Conditions apply only to a 200 (RFC 9110 §13.2.1).
    const missing = sharedPage('not-found', { ...request, ifNoneMatch: undefined });
    return missing && { ...missing, status: 404 };
  }

  /** Replaces the placeholder of the origin by that of the request. */
  function serve(file: SiteFile, request: SiteRequest): SiteResponse {
    const text = texts.get(file);
    if (text === undefined || request.origin === options.standIn)
      return fileResponse(file, request);
    const plain = Buffer.from(withOrigin(text, options.standIn, request.origin));
    return fileResponse({ ...file, plain, br: null, gz: null, etag: `${file.etag}-o` }, request);
  }

  /** Negotiates the content of pages that were also built as Markdown. */
  function pageOrMarkdown(file: SiteFile, path: string, request: SiteRequest): SiteResponse {
    const address = `${barePath(path)}.md`;
    const markdown = files.get(address);
    if (!markdown) return serve(file, request);
    const response = serve(prefersMarkdown(request.accept) ? markdown : file, request);
    const { vary } = response.headers;
    return withHeaders(response, {
      vary: vary ? `accept, ${vary}` : 'accept',
      link: `<${encodeURI(address)}>; rel="alternate"; type="text/markdown"`,
    });
  }

  /** Finds `x.html` or `x/index.html` for `/x` and `/x/`, but no templates and rules. */
  function fileAt(path: string): SiteFile | null {
    if (path.startsWith('/_responses') || ruleFiles.has(path)) return null;
    const bare = barePath(path);
    const name = bare === '' ? '/index' : bare;
    return (
      (path.endsWith('/') ? null : files.get(path)) ??
      files.get(`${name}.html`) ??
      files.get(`${name}/index.html`) ??
      null
    );
  }

  /** A page for many paths, whose content a script fills in. */
  function sharedPage(name: string, request: SiteRequest): SiteResponse | null {
    const file = files.get(templatePath(name));
    return file ? withHeaders(fileResponse(file, request), { 'x-robots-tag': 'noindex' }) : null;
  }

  const text = (path: string) => files.get(path)?.plain.toString('utf8') ?? null;

  return { respond, text, paths: () => [...files.keys()] };
}

function filesOf(directory: string, sendsMail: boolean): Map<string, SiteFile> {
  const files = readSiteFiles(directory);
  if (sendsMail) return files;
  const section = new RegExp(`<section id="?${sampleSection}"?[ >].*?</section>`, 's');
  for (const [path, file] of files) {
    if (file.kind !== 'page' || !file.plain.includes(sampleSection)) continue;
    const plain = Buffer.from(file.plain.toString('utf8').replace(section, ''));
    files.set(path, { ...file, plain, br: null, gz: null, etag: `${file.etag}-s` });
  }
  return files;
}

/** The path of a page with unfilled slots, such as `rejected`. */
export function templatePath(name: string): string {
  return `/_responses/${name}.html`;
}

/** Whether a file is read outside the site, by agents and tools, so that its links need the origin. */
function isPortable(path: string): boolean {
  return /\.(md|txt|xml|yaml)$/.test(path) || path === openApiFiles.json;
}

/** Rules for this server and for static hosts. */
const ruleFiles = new Set(['/routes.json', `/${sampleFile}`, '/_headers', '/_redirects']);

function split(target: string): [path: string, query: string] {
  const at = target.indexOf('?');
  return at < 0 ? [target, ''] : [target.slice(0, at), target.slice(at + 1)];
}

/** A path without trailing slashes, in linear time. */
function barePath(path: string): string {
  let end = path.length;
  while (path[end - 1] === '/') end -= 1;
  return path.slice(0, end);
}

/** By default, `*` matches only pages, so that a missing asset gets a 404. */
function coversFiles(rule: Rewrite): boolean {
  return !rule.from.endsWith('*') || rule.coversFiles === true;
}

/** Redirects `/Pricing` to `/pricing`. @param path encoded */
function movedResponse(path: string, query: string): SiteResponse {
  const location = path + (query === '' ? '' : `?${query}`);
  return { status: 308, kind: 'asset', page: null, headers: { location }, body: null };
}

/** Replaces a recipient's link that was truncated within an escape, and cannot be decoded. */
function readableLink(encoded: string): string {
  const [, screen] = /^(?:\/guests)?\/(preferences|unsubscription)\//.exec(encoded) ?? [];
  if (screen === undefined) return encoded;
  try {
    decodeURIComponent(encoded);
    return encoded;
  } catch {
    return `/${screen}/unreadable`;
  }
}

function withHeaders(response: SiteResponse, headers: Record<string, string>): SiteResponse {
  return { ...response, headers: { ...response.headers, ...headers } };
}

/** A 302 may change, so it is neither cached nor indexed. */
function redirectResponse({ rule, target }: RewriteMatch): SiteResponse {
  const { status, headers } = rule;
  const temporary = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' };
  return {
    status,
    kind: 'asset',
    page: null,
    headers: { ...(status === 302 ? temporary : {}), ...headers, location: target },
    body: null,
  };
}

function fileResponse(file: SiteFile, request: SiteRequest): SiteResponse {
  const available = { br: file.br !== null, gz: file.gz !== null };
  const encoding = acceptedEncoding(request.acceptEncoding, available);
  const etag = `"${file.etag}${encoding ? `-${encoding}` : ''}"`;
  const headers: Record<string, string> = { etag, ...file.headers };
  if (available.br || available.gz) headers.vary = 'accept-encoding';
  const { kind, page } = file;
  if (matches(request.ifNoneMatch, etag)) return { status: 304, kind, page, headers, body: null };

  headers['content-type'] = file.contentType;
  if (encoding) headers['content-encoding'] = encoding === 'gz' ? 'gzip' : 'br';
  return { status: 200, kind, page, headers, body: (encoding && file[encoding]) || file.plain };
}

/** Weak comparison, as required for If-None-Match (RFC 9110 §13.1.2). */
function matches(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  const tags = header.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return tags.includes('*') || tags.includes(etag);
}

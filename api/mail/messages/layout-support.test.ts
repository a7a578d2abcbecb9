import { Parser } from 'htmlparser2';
import { describe, expect, it } from 'vitest';
import { sampleTemplates } from '../../mailing/sample-template.ts';
import { mailBranding } from '../branding.ts';
import { allMails } from './mails-for-test.ts';
import { renderMail } from './render-mail.ts';

type Support = 'yes' | 'partly' | 'no';

/** A row of the tables that caniemail.com publishes, in the order of `clients`. */
type Row = readonly [windows: Support, outlook: Support, gmail: Support, apple: Support];

const clients = ['Outlook for Windows', 'other Outlook', 'Gmail', 'Apple Mail'];
const everywhere: Row = ['yes', 'yes', 'yes', 'yes'];

/** Inline properties, by the feature of caniemail.com that they are. */
const properties: Record<string, Row> = {
  'background-color': everywhere,
  border: everywhere,
  'border-left': everywhere,
  'border-top': everywhere,
  'border-radius': ['no', 'yes', 'yes', 'yes'],
  color: everywhere,
  display: ['no', 'yes', 'yes', 'yes'],
  'font-family': everywhere,
  'font-size': everywhere,
  'font-weight': everywhere,
  'letter-spacing': everywhere,
  'line-height': everywhere,
  margin: ['partly', 'partly', 'partly', 'yes'],
  'max-width': ['no', 'yes', 'yes', 'yes'],
  padding: ['partly', 'yes', 'yes', 'yes'],
  'padding-bottom': ['partly', 'yes', 'yes', 'yes'],
  'padding-left': ['partly', 'yes', 'yes', 'yes'],
  'padding-right': ['partly', 'yes', 'yes', 'yes'],
  'padding-top': ['partly', 'yes', 'yes', 'yes'],
  'text-align': everywhere,
  'text-decoration': everywhere,
  'vertical-align': everywhere,
  'white-space': ['no', 'yes', 'partly', 'yes'],
  width: ['partly', 'yes', 'yes', 'yes'],
  'word-break': ['partly', 'partly', 'partly', 'partly'],
};

/** The fallback in clients with partial or no support. */
const without: Record<string, string> = {
  'border-radius': 'square corners',
  display:
    'cells side by side as in wide windows, hidden text by mso-hide, the dark stamp and the fonts in comments it skips',
  margin: 'none but 0 is set, which all take',
  'max-width': 'a table of 600 pixels in a comment it alone reads',
  padding: 'cells alone have it, and the button’s link with mso-padding-alt on its cell',
  'padding-bottom': 'cells alone have it',
  'padding-left': 'cells alone have it',
  'padding-right': 'cells alone have it',
  'padding-top': 'cells alone have it',
  'white-space': 'no-break spaces in a button, a second line elsewhere',
  width: 'tables alone have it, with the attribute',
  'word-break': 'long addresses break anywhere or at their hyphens',
};

/** Properties of Outlook for Windows alone. */
const onlyOutlook = ['mso-hide', 'mso-padding-alt'];

const attributes: Record<string, readonly string[]> = {
  html: ['lang'],
  head: [],
  meta: ['charset', 'name', 'content'],
  title: [],
  style: [],
  body: ['class', 'style'],
  div: ['style'],
  table: [
    'role',
    'cellpadding',
    'cellspacing',
    'border',
    'dir',
    'width',
    'bgcolor',
    'class',
    'style',
  ],
  tr: [],
  td: ['class', 'style', 'dir', 'width', 'height', 'align', 'valign', 'bgcolor'],
  h1: ['class', 'style'],
  h2: ['class', 'style'],
  span: ['class', 'style'],
  a: ['class', 'style', 'href'],
  br: [],
  img: ['class', 'style', 'src', 'width', 'alt', 'border'],
};

/** Clients that know a part of it show more; without it, an email is light, and laid out as for a phone. */
const inSheets =
  /^(@media \((prefers-color-scheme:dark|min-width:600px|max-width:(?:599|359)px)\)\{(\n\.[\w-]+\{[^{}]+\})+\n\}\n?)+$/;

interface Tag {
  name: string;
  attributes: Record<string, string>;
}

function tagsOf(html: string): { tags: Tag[]; sheets: string[]; conditions: string[] } {
  const tags: Tag[] = [];
  const sheets: string[] = [];
  const conditions: string[] = [];
  let inSheet = false;
  const parser = new Parser({
    onopentag: (name, found) => {
      tags.push({ name, attributes: found });
      inSheet = name === 'style';
    },
    onclosetag: () => {
      inSheet = false;
    },
    ontext: (text) => {
      if (inSheet) sheets.push(text);
    },
    oncomment: (text) => conditions.push(text),
  });
  parser.end(html);
  return { tags, sheets, conditions };
}

const site = 'https://grovemail.example';
const words = 'Words of a stranger, as long as a line of an email may be. '.repeat(8);
const mails = {
  ...Object.fromEntries(
    Object.entries(
      allMails(mailBranding(site), { words, link: `${site}/x/${'a'.repeat(180)}` }),
    ).map(([name, content]) => [name, renderMail(content, mailBranding(site)).html]),
  ),
  'sample template': sampleTemplates[0]?.html ?? '',
};

describe.each(Object.entries(mails))('%s', (_, html) => {
  const { tags, sheets, conditions } = tagsOf(html);
  const styles = tags.flatMap(({ name, attributes: { style = '' } }) =>
    style
      .split(';')
      .filter(Boolean)
      .map((rule) => ({ name, property: rule.slice(0, rule.indexOf(':')), rule })),
  );

  it('uses only tags and attributes that Outlook, Gmail and Apple Mail keep', () => {
    for (const { name, attributes: given } of tags) {
      expect(Object.keys(attributes), name).toContain(name);
      for (const attribute of Object.keys(given))
        expect(attributes[name], name).toContain(attribute);
    }
  });

  it('uses only properties of the support tables, and says what shows without each', () => {
    for (const { property } of styles.filter((style) => !onlyOutlook.includes(style.property))) {
      const row = properties[property];
      expect(row, property).toBeDefined();
      const lacking = clients.filter((_client, at) => row?.[at] !== 'yes');
      if (lacking.length > 0) expect(without[property], `${property}: ${lacking}`).toBeTruthy();
    }
  });

  it('keeps to what is left of a property that is supported in part', () => {
    for (const { name, property, rule } of styles) {
      if (property.startsWith('padding') && name !== 'td') {
        expect([name, rule]).toEqual(
          name === 'body' ? ['body', 'padding:0'] : ['a', 'padding:13px 26px'],
        );
      }
      if (property === 'margin') expect(rule).toBe('margin:0');
      if (property === 'width' || property === 'max-width') expect(name).toBe('table');
    }
    for (const tag of tags.filter(({ attributes: { style = '' } }) => style.includes('13px 26px')))
      expect(['a', 'td']).toContain(tag.name);
  });

  it('has no image outside of our own, each decorative, and with a width but no height, which would keep an empty box', () => {
    for (const { attributes: image } of tags.filter(({ name }) => name === 'img')) {
      expect(image.src).toMatch(
        /^https:\/\/grovemail\.example\/email\/[\w-]+\.png\?v=[0-9a-f]{8}$/,
      );
      expect(Number(image.width)).toBeGreaterThan(0);
      expect(image.height).toBeUndefined();
      expect(image.alt).toBe('');
    }
  });

  it('has dark colors and wide windows in a sheet that Gmail takes, and the rest in one that it may drop', () => {
    const [outlook, main = '', rest] = [conditions[0], ...sheets];
    expect(outlook).toMatch(/^\[if mso\]><style>[^<]*<\/style><!\[endif\]$/);
    expect(main).toMatch(inSheets);
    expect(Buffer.byteLength(main)).toBeLessThan(8192);
    expect(rest).toMatch(
      /^:root\{color-scheme:light dark\}\.even\{text-wrap:balance\}(body\{word-spacing:0\.05em;text-rendering:geometricPrecision\})?(@font-face\{[^{}]+\})*$/,
    );
    expect(tags).toContainEqual({
      name: 'meta',
      attributes: { name: 'color-scheme', content: 'light dark' },
    });
    for (const [name] of main.matchAll(/(?<=\n)\.[\w-]+/g)) expect(main).toContain(`${name}{`);
  });

  it('has an inline color beside each one that the dark sheet changes', () => {
    const changing = {
      ground: 'background-color',
      card: 'background-color',
      ink: 'color',
      muted: 'color',
      link: 'color',
      error: 'color',
      rule: 'border',
      bar: 'background-color',
    };
    for (const { attributes: given } of tags) {
      for (const name of (given.class ?? '').split(' ')) {
        const property = Reflect.get(changing, name);
        if (property === undefined) continue;
        const hasOwn = `;${given.style}`.includes(`;${property}`) || given.bgcolor !== undefined;
        // Cells between rules have none of their own.
        if (name !== 'rule') expect(hasOwn, `${name}: ${given.style}`).toBe(true);
      }
    }
  });

  it('is under 30 KB', () => {
    expect(Buffer.byteLength(html)).toBeLessThan(30_000);
  });
});

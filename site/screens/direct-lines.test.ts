import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { SiteLinks } from '../components/links.ts';
import { Footer } from '../sections/Footer.tsx';
import { TalkNow } from '../sections/TalkNow.tsx';
import type { DirectLines } from '../sections/WaysToReach.tsx';
import { ContactScreen } from './ContactScreen.tsx';

const links: SiteLinks = {
  registerFromHeader: '/r',
  registerFromMain: '/r',
  demo: '/demo',
  login: '/login',
  blog: '/blog',
  agency: '/agency',
};
const contact = { email: 'post@shop.example', address: ['7 Harbour Street', 'Northport'] };
const places: Record<string, (direct: DirectLines) => string> = {
  contact: (direct) =>
    renderToStaticMarkup(createElement(ContactScreen, { contact, links, direct })),
  demo: (direct) => renderToStaticMarkup(createElement(TalkNow, direct)),
  footer: (direct) =>
    renderToStaticMarkup(
      createElement(Footer, {
        brand: 'Shop',
        legalName: 'Shop Ltd',
        contact,
        social: [],
        direct,
        products: [],
        own: [],
        links,
        year: 2026,
      }),
    ),
};

const all: Required<DirectLines> = {
  phone: '+47 21 00 00 00',
  whatsapp: '+47 900 00 000',
  hours: 'Tuesday to Saturday',
  statusUrl: 'https://status.shop.example/',
};

describe.each([
  ['contact', 'phone', 'href="tel:+4721000000"'],
  ['contact', 'whatsapp', 'href="https://wa.me/4790000000"'],
  ['contact', 'hours', 'Tuesday to Saturday'],
  ['contact', 'statusUrl', 'href="https://status.shop.example/"'],
  ['demo', 'phone', 'href="tel:+4721000000"'],
  ['demo', 'whatsapp', 'href="https://wa.me/4790000000"'],
  ['footer', 'phone', 'href="tel:+4721000000"'],
  ['footer', 'whatsapp', 'href="https://wa.me/4790000000"'],
  ['footer', 'statusUrl', 'href="https://status.shop.example/"'],
] as const)('on the %s, %s', (place, name, text) => {
  const shown = (direct: DirectLines) => places[place]?.(direct) ?? '';

  it('is shown if it is set, alone and with all others', () => {
    expect(shown({ [name]: all[name] })).toContain(text);
    expect(shown(all)).toContain(text);
  });

  it('is not shown if it is not set', () => {
    expect(shown({})).not.toContain(text);
    expect(shown({ ...all, [name]: undefined })).not.toContain(text);
    expect(shown({ ...all, [name]: '' })).not.toContain(text);
  });
});

it('on the demo page, no line asks whether you would rather talk if nobody can be reached', () => {
  expect(places.demo?.({})).toBe('');
  expect(places.demo?.({ hours: all.hours, statusUrl: all.statusUrl })).toBe('');
  expect(places.demo?.(all)).toContain('+47 900 00 000</a>. Tuesday to Saturday.');
});

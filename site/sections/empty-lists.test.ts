import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { PartnerRow } from './PartnerRow.tsx';
import { PressRow } from './PressRow.tsx';
import { TestimonialBlock } from './TestimonialBlock.tsx';

const title = 'Trusted';

it.each([
  ['partners', createElement(PartnerRow, { title, partners: { companies: [] } })],
  ['articles', createElement(PressRow, { title, articles: [] })],
  ['voices', createElement(TestimonialBlock, { testimonials: { voices: [] } })],
])('a section without %s is left out', (_, section) => {
  expect(renderToStaticMarkup(section)).toBe('');
});

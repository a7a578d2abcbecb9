import type { APIRoute, GetStaticPaths } from 'astro';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import partnerMarks from '../../pictures/partners.svg?raw';
import { sheets } from '../../pictures/sheets.ts';

export const getStaticPaths: GetStaticPaths = () =>
  Object.keys(sheets).map((sheet) => ({ params: { sheet } }));

/** The parts of a drawing, which pages show with `<use>`. The home page's sheet brings the partners' marks along. */
export const GET: APIRoute = ({ params }) => {
  const sheet = params.sheet as keyof typeof sheets;
  const parts = Object.entries(sheets[sheet]).map(([id, part]) =>
    renderToStaticMarkup(createElement('g', { id }, part)),
  );
  if (sheet === 'home') parts.push(partnerMarks);
  // Not laid out in this file, only where a page shows it. Chromium ignores `display` on the root and on groups.
  return new Response(
    `<svg xmlns="http://www.w3.org/2000/svg"><svg display="none">${parts.join('')}</svg></svg>`,
    { headers: { 'content-type': 'image/svg+xml' } },
  );
};

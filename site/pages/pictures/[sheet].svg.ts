import type { APIRoute, GetStaticPaths } from 'astro';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { type Sheet, sheets } from '../../components/compositions/drawings/sheets.ts';

export const getStaticPaths: GetStaticPaths = () =>
  Object.keys(sheets).map((sheet) => ({ params: { sheet } }));

/** The parts of a drawing, which pages show with `<use>`. */
export const GET: APIRoute = ({ params }) => {
  const parts = Object.entries(sheets[params.sheet as Sheet]).map(([id, part]) =>
    createElement('g', { key: id, id }, part),
  );
  return new Response(
    renderToStaticMarkup(
      createElement(
        'svg',
        { xmlns: 'http://www.w3.org/2000/svg' },
        // Not laid out in this file, only where a page shows it. Chromium ignores `display` on the root and on groups.
        createElement('svg', { display: 'none' }, parts),
      ),
    ),
  );
};

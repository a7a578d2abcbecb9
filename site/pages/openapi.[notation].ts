import type { APIRoute } from 'astro';
import { stringify } from 'yaml';
import { servedOpenApi } from '../docs/reference/model/served-openapi.ts';
import { apiBase, siteBase } from '../layouts/site-config.ts';

const served = servedOpenApi({ api: apiBase, site: siteBase });

const notations = {
  json: `${JSON.stringify(served, null, 2)}\n`,
  // Repeated schemas are written out: not every reader follows YAML's aliases.
  yaml: stringify(served, { aliasDuplicateObjects: false }),
};

export function getStaticPaths() {
  return Object.entries(notations).map(([notation, text]) => ({
    params: { notation },
    props: { text },
  }));
}

export const GET: APIRoute<{ text: string }> = ({ props }) => new Response(props.text);

/**
 * The page without what no browser needs: spaces that the compressors keep, empty values and closing
 * slashes, React's marks between texts where React never comes, and what Astro's islands are told but
 * do not ask or assume. What a browser makes of it stays the same. The page's own script, which
 * nothing that is seen waits for, is told to come after what is.
 * @param html a built page
 */
export function slimPage(html: string): string {
  return html
    .split(/(<(?:script|style)[\s>][\s\S]*?<\/(?:script|style)>)/)
    .map((part, at) => (at % 2 === 0 ? slimMarkup(part) : slimElement(part)))
    .join('')
    .split(/(<astro-island[\s\S]*?<\/astro-island>)/)
    .map((part, at) => (at % 2 === 0 ? part.replaceAll('<!-- -->', '') : part))
    .join('');
}

/** A tag as Astro and React write it: values in double quotes, or none. */
const tags = /<[a-z][\w-]*(?:\s+[^\s=">/]+(?:="[^"]*")?)*\s*\/?>/g;
const voids = /^(<(?:br|hr|img|input|link|meta|source)\b.*)\/>$/s;
const shapes = /<(circle|ellipse|line|path|rect|use)( [^<>]*)><\/\1>/g;

function slimMarkup(markup: string): string {
  return markup
    .replace(tags, (tag) =>
      tag
        .replace(/^(<astro-island) uid="\w+"/, '$1')
        .replace(/^(<astro-island.*) component-export="default"/s, '$1')
        .replace(/(?<= [\w-]+)=""/g, '')
        .replace(voids, '$1>'),
    )
    .replace(shapes, '<$1$2/>');
}

function slimElement(element: string): string {
  return element
    .replace(/^<script type="module" src=/, '<script type="module" fetchpriority="low" src=')
    .replace(/^<style>.*/s, (style) => style.replace(spaces, (found) => found.trim() || found));
}

/** Around commas and slashes; texts in quotes are found whole, and are as they were when trimmed. */
const spaces = /"[^"]*"|'[^']*'|, | \/ /g;

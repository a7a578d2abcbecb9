/**
 * The page without what no browser needs: spaces that the compressors keep, empty values and closing
 * slashes, React's marks between texts where React never comes, and what Astro's islands are told but
 * do not ask or assume. What a browser makes of it stays the same. The page's own script, which
 * nothing that is seen waits for, is told to come after what is.
 * @param html a built page
 */
export function slimPage(html: string): string {
  return html
    .replace(/^.*?<\/head> */s, (head) => head.replace(/> +(?=<|$)/g, '>'))
    .split(/(<(?:script|style)[\s>][\s\S]*?<\/(?:script|style)>)/)
    .map((part, at) => (at % 2 === 0 ? slimMarkup(part) : slimElement(part)))
    .join('')
    .split(/(<astro-island[\s\S]*?<\/astro-island>)/)
    .map((part, at) => (at % 2 === 0 ? part.replaceAll('<!-- -->', '') : part))
    .join('');
}

/** A tag as Astro and React write it: values in double quotes, or none. */
const tags = /<[a-z][\w-]*(?:\s+[^\s=">/]+(?:="[^"]*")?)*\s*\/?>/g;
/** React writes some names as its properties are called; HTML does not mind, a compressor does. */
const reactNames = /(?<= )(?:autoComplete|maxLength|minLength|popoverTarget)(?==")/g;
const voids = /^(<(?:br|hr|img|input|link|meta|source)\b.*)\/>$/s;
/** HTML lets these end where the next begins, or what they are in ends. */
const endings = /<\/(?:option(?=><(?:option|\/select))|li(?=><(?:li|\/[uo]l)))>/g;
const shapes = /<(circle|ellipse|line|path|rect|use)( [^<>]*)><\/\1>/g;

function slimMarkup(markup: string): string {
  return markup
    .replace(tags, (tag) =>
      tag
        .replace(/^(<astro-island) uid="\w+"/, '$1')
        .replace(/^(<astro-island.*) component-export="default"/s, '$1')
        .replace(/(?<= [\w-]+)=""/g, '')
        .replace(reactNames, (name) => name.toLowerCase())
        .replace(/(?<= class="[^"]*\S) +"/, '"')
        .replace(voids, '$1>'),
    )
    .replace(endings, '')
    .replace(shapes, '<$1$2/>');
}

function slimElement(element: string): string {
  return element
    .replace(/^<script type="module" src=/, '<script type="module" fetchpriority="low" src=')
    .replace(/^<style>.*/s, (style) => style.replace(spaces, (found) => found.trim() || found));
}

/** Around commas and slashes; texts in quotes are found whole, and are as they were when trimmed. */
const spaces = /"[^"]*"|'[^']*'|, | \/ /g;

/**
 * The page without what no browser needs: spaces that the style compressor keeps, React's marks
 * between texts where React never comes, and what Astro's islands are told but do not ask or assume.
 * @param html a built page
 */
export function slimPage(html: string): string {
  return html
    .replace(/(<style>)([\s\S]*?)(<\/style>)/g, (_, start, css: string, end) => {
      return start + css.replace(spaces, (found) => found.trim() || found) + end;
    })
    .replace(/(<astro-island) uid="\w+"/g, '$1')
    .replace(/(<astro-island[^>]*) component-export="default"/g, '$1')
    .split(/(<astro-island[\s\S]*?<\/astro-island>)/)
    .map((part, at) => (at % 2 === 0 ? part.replaceAll('<!-- -->', '') : part))
    .join('');
}

/** Around commas and slashes; texts in quotes are found whole, and are as they were when trimmed. */
const spaces = /"[^"]*"|'[^']*'|, | \/ /g;

/**
 * The page with its plain inline styles in one element, where the first stood, and with neighbouring
 * plain inline scripts in one. Each element less is a hash less in the policy.
 * @param html a built page
 */
export function mergeInline(html: string): string {
  const styles = [...html.matchAll(plainStyle)].map(([, css = '']) => css);
  if (styles.length < 2) return html.replace(neighbours, ';');
  let isFirst = true;
  return html
    .replace(plainStyle, () => {
      if (!isFirst) return '';
      isFirst = false;
      return `<style>${styles.join('')}</style>`;
    })
    .replace(neighbours, ';');
}

// Astro writes none but these without attributes; a module or a script of an address has some.
const plainStyle = /<style>([\s\S]*?)<\/style>/g;
const neighbours = /(?<=<script>(?:(?!<\/script>)[\s\S])*)<\/script><script>/g;

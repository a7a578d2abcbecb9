/**
 * The page with its plain inline styles in one element, where the first stood, with neighbouring
 * plain inline scripts in one, and with the code of Astro's islands in the head's script. Each
 * element less is a hash less in the policy.
 * @param html a built page
 */
export function mergeInline(html: string): string {
  return islandsInHead(mergeNeighbours(mergeStyles(html)));
}

function mergeStyles(html: string): string {
  const styles = [...html.matchAll(plainStyle)].map(([, css = '']) => css);
  if (styles.length < 2) return html;
  let isFirst = true;
  return html.replace(plainStyle, () => {
    if (!isFirst) return '';
    isFirst = false;
    return `<style>${styles.join('')}</style>`;
  });
}

function mergeNeighbours(html: string): string {
  const [first = '', ...rest] = html.split(neighbours);
  let merged = first;
  for (const part of rest) {
    const isPlain = merged.startsWith('<script>', merged.lastIndexOf('<script'));
    merged += (isPlain ? ';' : neighbours) + part;
  }
  return merged;
}

function islandsInHead(html: string): string {
  const [head = '', ...rest] = html.split('</head>');
  const body = rest.join('</head>');
  const [element, code] =
    [...body.matchAll(new RegExp(plainScript, 'g'))].find(([, code]) => code?.includes(defines)) ??
    [];
  if (!element || !head.includes('<script>')) return html;
  return [
    head.replace(plainScript, (_, own) => `<script>${own};${code}</script>`),
    body.replace(element, ''),
  ].join('</head>');
}

// Astro writes none but these without attributes; a module or a script of an address has some.
const plainStyle = /<style>([\s\S]*?)<\/style>/g;
const plainScript = /<script>([\s\S]*?)<\/script>/;
const neighbours = '</script><script>';
const defines = 'customElements.define("astro-island"';

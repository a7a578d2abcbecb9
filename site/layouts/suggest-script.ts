/**
 * An inline script that shows, of the links marked `data-suggested`, those whose address or words share a word with the
 * path in the address bar, at most four. Without any it leaves the links as they are.
 */
export const suggestScript = `try {
  const words = decodeURIComponent(location.pathname).toLowerCase().match(/[a-z]{3,}/g) ?? [];
  const links = [...document.querySelectorAll('[data-suggested]')];
  const near = links.filter((link) => {
    const text = (link.getAttribute('href') + ' ' + link.textContent).toLowerCase();
    return words.some((word) => text.includes(word.slice(0, 5)));
  });
  if (near.length > 0) for (const link of links) link.hidden = !near.slice(0, 4).includes(link);
} catch {}`;

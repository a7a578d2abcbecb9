import type { BrowserWindow } from './window.ts';

/** What is wrong with the open page, in words; empty if nothing is. */
export async function pageFaults(window: BrowserWindow): Promise<string[]> {
  const faults = (await window.evaluate(brokenParts)) as string[];
  for (const width of [1920, 768, 360]) {
    await window.resize(width, 800);
    const beyond = await window.evaluate(
      'document.documentElement.scrollWidth - document.documentElement.clientWidth',
    );
    if (Number(beyond) > 0) faults.push(`${beyond} px too wide at ${width} px`);
  }
  return [...faults, ...(await window.takeErrors())];
}

const brokenParts = `(async () => {
  await document.fonts.ready;
  const faults = [];
  const heading = document.querySelector('h1');
  if (!heading?.checkVisibility()) faults.push('no visible h1');
  for (const font of document.fonts) if (font.status === 'error') faults.push('font ' + font.family);
  for (const image of document.images) {
    image.loading = 'eager';
    await image.decode().catch(() => faults.push('picture ' + image.currentSrc));
  }
  const covered = [...document.querySelectorAll('h1, h2')].filter(
    (element) => element.checkVisibility() && !document.body.innerText.includes(element.innerText),
  );
  return [...faults, ...covered.map(({ innerText }) => 'heading not readable: ' + innerText)];
})()`;

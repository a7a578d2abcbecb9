import type { PageFigures } from './measure-page.ts';

/** Prints the figures of pages as a table, with ratios to those of the limit page. */
export function printFigures(
  measured: readonly (readonly [name: string, figures: PageFigures])[],
  limit: PageFigures,
): void {
  console.table(
    Object.fromEntries(
      measured.map(([name, figures]) => [
        name,
        {
          performance: figures.performance,
          accessibility: figures.accessibility,
          'best practices': figures.bestPractices,
          SEO: figures.seo,
          'FCP ms': Math.round(figures.fcp),
          'LCP ms': Math.round(figures.lcp),
          'TBT ms': Math.round(figures.tbt),
          CLS: Number(figures.cls.toFixed(3)),
          kB: Number((figures.bytes / 1000).toFixed(1)),
          'FCP × limit': Number((figures.fcp / limit.fcp).toFixed(2)),
          'LCP × limit': Number((figures.lcp / limit.lcp).toFixed(2)),
        },
      ]),
    ),
  );
}

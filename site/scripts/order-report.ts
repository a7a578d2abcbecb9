import {
  barsOf,
  bestOf,
  keyOf,
  lengthOf,
  type ReportChoice,
  type ReportFacts,
  reportView,
  shownAs,
  totalsOf,
} from '../pictures/analytics/report-view.ts';

/** Writes what the sentence of the sample report (`data-report`) asks for into its rows and parts. */
export function watchOrderReport(): void {
  const report = document.querySelector<HTMLElement>('[data-report]');
  if (!report) return;
  const facts = JSON.parse(report.dataset.report ?? '') as ReportFacts;
  const selects = [...report.querySelectorAll<HTMLSelectElement>('[data-choice]')];
  for (const select of selects) {
    select.disabled = false;
    // With forced colors, Chromium keeps the color of a disabled one until it is placed anew.
    select.parentElement?.prepend(select);
  }
  report.addEventListener('change', () => {
    splitOtherwise(report);
    const choice = Object.fromEntries(
      selects.map(({ dataset, value }) => [dataset.choice, value]),
    ) as unknown as ReportChoice;
    show(report, facts, choice);
  });
}

/** What the rows are does not split them, too. */
function splitOtherwise(report: HTMLElement): void {
  const [by, split] = ['by', 'split'].map((name) =>
    report.querySelector<HTMLSelectElement>(`[data-choice="${name}"]`),
  );
  if (!by || !split) return;
  for (const option of split.options) {
    option.disabled = option.value === by.value;
    option.hidden = option.disabled;
  }
  if (split.value === by.value) split.value = 'nothing';
}

function show(report: HTMLElement, facts: ReportFacts, choice: ReportChoice): void {
  const view = reportView(facts, choice);
  const shown = (orders: number) => shownAs(facts, choice.measure, orders, view.all);
  write(report, '[data-best] > *', bestOf(facts, choice.measure, view));
  write(report, '[data-all] > *', totalsOf(facts, choice.measure, view.all));
  report.dataset.split = choice.split;
  const key = keyOf(facts, choice.measure, view);
  for (const [at, item] of report.querySelectorAll('li').entries()) {
    const entry = key[at];
    item.hidden = !entry;
    if (entry) write(item, 'span, b', [entry.name, entry.amount, entry.share]);
  }
  for (const [at, item] of report.querySelectorAll<HTMLElement>('dl > div').entries()) {
    const row = view.rows[at];
    item.hidden = !row;
    if (!row) continue;
    write(item, 'dt, b', [row.name, shown(row.orders)]);
    for (const side of ['width', 'height'])
      item.querySelector('svg')?.setAttribute(side, lengthOf(view, row.orders));
    const bars = barsOf(row.parts);
    for (const [part, rect] of item.querySelectorAll('rect').entries()) {
      rect.setAttribute('x', String(bars[part]?.x ?? 0));
      rect.setAttribute('width', String(bars[part]?.width ?? 0));
    }
  }
}

/** Each text into the element at its place. */
function write(within: ParentNode, selector: string, texts: readonly string[]): void {
  for (const [at, element] of within.querySelectorAll(selector).entries())
    element.textContent = texts[at] ?? '';
}

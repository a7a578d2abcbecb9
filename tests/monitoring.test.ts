import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { testApp } from '@grovemail/api/app-suite/app-for-test.ts';
import { metricsOf } from '@grovemail/api/telemetry/metrics.ts';
import { parseYaml } from '@redocly/openapi-core';
import { afterAll, beforeAll, expect, it } from 'vitest';

const read = (file: string) => readFileSync(join(import.meta.dirname, '../deploy', file), 'utf8');

interface Rule {
  alert: string;
  expr: string;
  annotations: { summary: string; description: string };
}
const { groups } = parseYaml(read('prometheus-alerts.yml')) as { groups: { rules: Rule[] }[] };
const rules = groups.flatMap((group) => group.rules);

interface Panel {
  id: number;
  title: string;
  gridPos: { x: number; y: number; w: number; h: number };
  targets: { expr: string }[];
}
const { panels } = JSON.parse(read('grafana-dashboard.json')) as { panels: Panel[] };

const queries = [
  ...rules.map(({ alert, expr }): [string, string] => [alert, expr]),
  ...panels.flatMap(({ title, targets }) =>
    targets.map(({ expr }): [string, string] => [title, expr]),
  ),
];

/** The lines that the server serves at `/metrics`, with every optional metric. */
let exposed: string[];
let close: () => Promise<void>;
beforeAll(async () => {
  const test = await testApp();
  close = test.close;
  const backups = async () => ({ lastAt: 1, isOverdue: false });
  const { app, store } = test;
  const registry = metricsOf({ app, store, backups, now: Date.now });
  await app.inject({ method: 'POST', url: '/guests/enquiry', payload: {} });
  await registry.metrics();
  exposed = (await registry.metrics()).split('\n').filter((line) => !line.startsWith('#'));
});
afterAll(() => close());

/** Prometheus adds these to every series, and `up` for each target. */
const added = ['job', 'instance'];

/** The names of metrics in a query, each with its labels. */
function metricsIn(query: string): { name: string; labels: [string, string, string][] }[] {
  const bare = query.replace(/\[\w+\]/g, '').replace(/\b(?:by|without)\s*\([^)]*\)/g, '');
  const found = bare.matchAll(/\b([a-z_][a-z0-9_]*)\b(?:\{([^}]*)\})?(?!\s*\()/g);
  return [...found]
    .filter(([, name = '']) => !['and', 'or', 'unless'].includes(name))
    .map(([, name = '', selector = '']) => ({
      name,
      labels: [...selector.matchAll(/(\w+)(=~|!=|=)"([^"]*)"/g)].map(
        ([, label = '', operator = '', value = '']) => [label, operator, value],
      ),
    }));
}

it.each(queries)('%s queries metrics that exist: %s', (_name, query) => {
  const metrics = metricsIn(query);
  expect(metrics.length).toBeGreaterThan(0);
  for (const { name, labels } of metrics) {
    expect(labels).toContainEqual(['job', '=', 'grovemail']);
    if (name === 'up') continue;
    const series = exposed.filter((line) => line.split(/[{ ]/, 1)[0] === name);
    expect(series, name).not.toEqual([]);
    for (const [label, operator, value] of labels) {
      if (added.includes(label)) continue;
      const text = operator === '=' ? `${label}="${value}"` : `${label}="`;
      expect(
        series.filter((line) => line.includes(text)),
        `${name} ${text}`,
      ).not.toEqual([]);
    }
  }
});

it.each(queries)('%s groups by labels that exist: %s', (_name, query) => {
  for (const [, label = ''] of query.matchAll(/\bby \((\w+)\)/g)) {
    if (added.includes(label)) continue;
    const names = metricsIn(query).map(({ name }) => name);
    const series = exposed.filter((line) => names.includes(line.split(/[{ ]/, 1)[0] ?? ''));
    expect(
      series.every((line) => line.includes(`${label}="`)),
      label,
    ).toBe(true);
  }
});

it('finds a metric that does not exist', () => {
  expect(
    metricsIn('sum by (le) (rate(no_such_total{job="grovemail", a="b"}[5m])) > 1 and x'),
  ).toEqual([
    {
      name: 'no_such_total',
      labels: [
        ['job', '=', 'grovemail'],
        ['a', '=', 'b'],
      ],
    },
    { name: 'x', labels: [] },
  ]);
});

it('each alert says what happened and what to do, under a name of its own', () => {
  expect(new Set(rules.map(({ alert }) => alert)).size).toBe(rules.length);
  for (const { annotations } of rules) {
    expect(annotations.summary).toMatch(/\w/);
    expect(annotations.description).toMatch(/\.$/);
  }
});

it('no panel of the dashboard lies on another', () => {
  const cells = panels.flatMap(({ gridPos: { x, y, w, h } }) =>
    Array.from({ length: w * h }, (_, at) => `${x + (at % w)} ${y + Math.floor(at / w)}`),
  );
  expect(new Set(cells).size).toBe(cells.length);
  expect(Math.max(...panels.map(({ gridPos: { x, w } }) => x + w))).toBe(24);
});

import { expect, it } from 'vitest';
import { costAxis } from './cost-axis.ts';

it.each([
  [6_000, 6_000, ['$0', '$2,000', '$4,000', '$6,000']],
  [5_000, 5_000, ['$0', '$2,500', '$5,000']],
  [5_000.01, 6_000, ['$0', '$2,000', '$4,000', '$6,000']],
  [12_345, 15_000, ['$0', '$5,000', '$10k', '$15k']],
  [99_999, 100_000, ['$0', '$50k', '$100k']],
  [987_654_321.99, 1e9, ['$0', '$500M', '$1B']],
  [0.12, 0.15, ['$0', '$0.05', '$0.1', '$0.15']],
  [1, 1, ['$0', '$0.5', '$1']],
])('%d fits on an axis to %d', (max, end, labels) => {
  const axis = costAxis(max);
  expect(axis.end).toBeCloseTo(end);
  expect(axis.labels).toEqual(labels);
});

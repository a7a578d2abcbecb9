import { describe, expect, it } from 'vitest';
import { slimPage } from './slim-page.ts';

describe('slimPage', () => {
  it.each([
    ['<style>p{font:1rem / 1.6 a, b}</style>', '<style>p{font:1rem/1.6 a,b}</style>'],
    ['<p>12<!-- --> of <!-- -->30</p>', '<p>12 of 30</p>'],
    [
      '<astro-island uid="Z1x" prefix="r1" component-export="default">a</astro-island>',
      '<astro-island prefix="r1">a</astro-island>',
    ],
  ])('makes %s %s', (before, after) => {
    expect(slimPage(before)).toBe(after);
  });

  it.each([
    `<style>p::after{content:", ";quotes:" / " ', '}</style>`,
    '<p>Red, or / and green</p>',
    '<astro-island prefix="r1"><p>12<!-- --> of</p><!--astro:end--></astro-island>',
    '<astro-island component-export="Form"></astro-island>',
    '<!--astro:end-->',
  ])('leaves %s as it is', (html) => {
    expect(slimPage(html)).toBe(html);
  });
});

import { setImmediate as yieldToOthers } from 'node:timers/promises';
import { maxNesting } from '@grovemail/contract/fields/html-limits.ts';
import { Parser } from 'htmlparser2';
import { shown } from './hidden-style.ts';
import { hidingSheets } from './hiding-sheets.ts';
import { partLength, textWriter } from './text-writer.ts';

let lastTurn = Promise.resolve();

/** Waits for an exclusive turn of the event loop, so that long texts are parsed alternately. */
function ownTurn(): Promise<void> {
  lastTurn = lastTurn.then(() => yieldToOthers());
  return lastTurn;
}

const hiddenElements = new Set('datalist iframe script style template title xml'.split(' '));

/** Style sheets for other media, such as `print`, are not read. */
const everywhere = new Set(['', 'all', 'screen']);

/**
 * Creates the text part of an email that has only HTML. Links keep their URLs and images their alt texts, unless longer
 * than `partLength`; hidden elements are omitted. Length and time are proportional to the length of the HTML, which is
 * parsed in parts, so that long HTML does not delay short HTML.
 * @returns null if elements nest deeper than `maxNesting`: parsing takes time proportional to length times depth
 */
export async function htmlAsText(html: string): Promise<string | null> {
  const { open, close, write, end } = textWriter();
  const sheets = hidingSheets();
  let sheet: string | null = null;
  // For each open element, whether it is hidden and whether its text has no size.
  const around: { isHidden: boolean; hasNoSize: boolean }[] = [];
  const isTooDeep = () => around.length > maxNesting;
  const parser = new Parser({
    onopentag(name, attributes) {
      const outer = around.at(-1);
      const own = shown(attributes);
      const isHidden =
        outer?.isHidden || own.isHidden || hiddenElements.has(name) || sheets.hides(attributes);
      if (name === 'style' && everywhere.has((attributes.media ?? '').trim().toLowerCase()))
        sheet = '';
      around.push({ isHidden, hasNoSize: own.hasNoSize ?? outer?.hasNoSize ?? false });
      if (isTooDeep()) parser.pause();
      else if (!isHidden) open(name, attributes);
    },
    onclosetag(name) {
      if (name === 'style' && sheet !== null) {
        sheets.read(sheet);
        sheet = null;
      }
      if (!around.pop()?.isHidden) close(name);
    },
    ontext(text) {
      const { isHidden = false, hasNoSize = false } = around.at(-1) ?? {};
      if (sheet !== null) sheet += text;
      if (!isHidden) write(hasNoSize ? ' ' : text);
    },
  });
  for (let at = 0; at < html.length; at += partLength) {
    if (at > 0) await ownTurn();
    parser.write(html.slice(at, at + partLength));
    if (isTooDeep()) return null;
  }
  parser.end();
  return end();
}

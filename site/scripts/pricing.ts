/**
 * Runs at load on the pricing page, so that React waits for the first touch of a control: shows the prerendered
 * prices in the visitor's currency, and checks whether prices have changed since. Anything not prerendered loads
 * the island at once: changed prices, a choice in the URL, or one the browser restored. Budget: 2 KiB, including
 * the script of every page.
 */
import { catalogDigest } from '@grovemail/domain/pricing/catalog-digest.ts';
import { readLocal } from '../browser/storage.ts';

interface PlansForm extends HTMLFormElement {
  contacts: HTMLCollectionOf<HTMLOptionElement> & { selectedIndex: number };
  currency: HTMLCollectionOf<HTMLOptionElement>;
  brackets: HTMLInputElement;
}

const printed = document.querySelector('[data-catalog]') as HTMLElement;
const { catalog, modules = '', homes = '' } = printed.dataset;
const form = document.querySelector('#pricing form') as PlansForm;
const isChosen =
  /[?&](contacts|period|modules|plan)=/.test(location.search) ||
  form.querySelector(':checked:not([selected],[checked])');
const prices = isChosen ? null : pricesInCurrency();

// A non-default option has no price yet: see `plans.module.css`. The first one stays selected.
if (isChosen) for (const option of form.contacts) option.defaultSelected = false;
if (prices) {
  for (const option of form.currency)
    option.defaultSelected = prices.matches(`[data-for~="${option.value}"]`);
  // Those of the first card come first.
  for (const shown of form.querySelectorAll('article :is([role=status],fieldset,figure)'))
    shown.replaceWith(prices.content.firstElementChild ?? shown);
}

// Otherwise a finger scrolling past the cards, or a passing pointer, would load the island.
form.onpointerover = (event) => {
  if (!(event.target as Element).closest('label,select,button')) event.stopPropagation();
};
// Follows the slider, so that its price is pending.
form.brackets.oninput = () => {
  form.contacts.selectedIndex = +form.brackets.value;
};
// Changed without focus, for example by software.
form.onchange = loadIsland;
addEventListener('load', async () => {
  if (isChosen) return loadIsland();
  try {
    const { error, payload } = await (await fetch(modules)).json();
    if (error === null && catalogDigest(payload.data) !== catalog) loadIsland();
  } catch {
    // The prices stay, without a message.
  }
});

function loadIsland() {
  form.dispatchEvent(new Event('focusin', { bubbles: true }));
}

/** The currency in the URL, else the remembered one, else a guess; null for the one already shown. */
function pricesInCurrency(): HTMLTemplateElement | null {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const [wanted] =
    [
      new URLSearchParams(location.search).get('currency'),
      readLocal('currency'),
      timeZone,
      ...navigator.languages,
    ]
      .join()
      .match(homes) ?? [];
  return printed.querySelector(`[data-for~="${wanted}"]`);
}

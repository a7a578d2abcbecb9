import type { Locator } from '@playwright/test';

/** Something that a visitor does with an island. */
export interface Interaction {
  path: string;
  /** The island's file name. */
  island: string;
  deed: string;
  /** What is done with the live island before; without it the deed itself wakes the island. */
  before?(island: Locator): Promise<void>;
  act(island: Locator): Promise<void>;
}

const ready = async () => {};
const button = (island: Locator, name: string) => island.getByRole('button', { name, exact: true });
const typeInto = (label: string) => (island: Locator) =>
  island.getByLabel(label, { exact: true }).pressSequentially('Ada', { delay: 60 });

/** The main ones of each island, and of each the first touch, which fetches its code. */
export const interactions: readonly Interaction[] = [
  {
    path: '/demo',
    island: 'DemoForm',
    deed: 'clicks on nothing',
    before: ready,
    act: (island) => island.page().getByRole('heading', { level: 1 }).click(),
  },
  {
    path: '/',
    island: 'Plans',
    deed: 'switches a module on',
    before: ready,
    act: (island) => island.getByRole('switch', { name: 'Automation', exact: true }).click(),
  },
  {
    path: '/',
    island: 'Plans',
    deed: 'chooses more contacts',
    before: ready,
    act: async (island) => {
      await island.getByLabel('Number of Contacts', { exact: true }).focus();
      await island.page().keyboard.press('ArrowDown');
    },
  },
  {
    path: '/pricing',
    island: 'PricingPagePlans',
    deed: 'chooses Flex',
    before: ready,
    act: (island) => island.getByText(/^Flex/).first().click(),
  },
  {
    path: '/contact',
    island: 'ContactForm',
    deed: 'touches and types, asleep',
    act: typeInto('Full name'),
  },
  {
    path: '/contact',
    island: 'ContactForm',
    deed: 'sends an empty form',
    before: ready,
    act: (island) => button(island, 'Send message').click(),
  },
  {
    path: '/contact',
    island: 'ContactForm',
    deed: 'sends',
    before: async (island) => {
      await island.getByLabel('Full name').fill('Ada Obi');
      await island.getByLabel('Email address').fill('ada@orchard.example');
      await island.getByLabel('Subject').fill('Prices');
      await island.getByLabel('Message').fill('What do 20,000 contacts cost?');
    },
    act: (island) => button(island, 'Send message').click(),
  },
  {
    path: '/contact',
    island: 'NewsletterForm',
    deed: 'subscribes',
    before: (island) => island.getByLabel('Email address').fill('ada@orchard.example'),
    act: (island) => button(island, 'Subscribe').click(),
  },
  {
    path: '/demo',
    island: 'DemoForm',
    deed: 'touches and types, asleep',
    act: typeInto('First name'),
  },
  {
    path: '/demo',
    island: 'DemoForm',
    deed: 'chooses a range',
    before: ready,
    act: async (island) => {
      await island.getByLabel('Number of users', { exact: true }).focus();
      await island.page().keyboard.press('ArrowDown');
    },
  },
  {
    path: '/startup',
    island: 'StartupForm',
    deed: 'touches the tools, asleep',
    act: (island) => island.getByLabel('Tools you use today').click(),
  },
  {
    path: '/startup',
    island: 'StartupForm',
    deed: 'looks for a tool',
    before: openTools,
    act: (island) => island.page().keyboard.type('spread', { delay: 60 }),
  },
  {
    path: '/startup',
    island: 'StartupForm',
    deed: 'takes a tool',
    before: openTools,
    act: (island) => island.page().getByRole('option', { name: 'Spreadsheets' }).click(),
  },
  {
    path: '/calculator',
    island: 'SavingsForm',
    deed: 'touches and types, asleep',
    act: typeInto('First name'),
  },
  {
    path: '/calculator',
    island: 'SavingsForm',
    deed: 'calculates',
    before: fillInFigures,
    act: (island) => button(island, 'Get your savings').click(),
  },
];

async function openTools(island: Locator): Promise<void> {
  await island.getByLabel('Tools you use today').click();
  await island.getByRole('combobox', { name: 'Tools you use today' }).click();
  await island.page().getByRole('option', { name: 'Spreadsheets' }).waitFor();
}

async function fillInFigures(island: Locator): Promise<void> {
  const boxes = await island.getByRole('textbox').all();
  const texts = ['Ada', 'Obi', 'ada@orchard.example', '20000', '10000', '5000'];
  for (const [at, box] of boxes.slice(0, texts.length).entries()) await box.fill(texts[at] ?? '');
  await island.getByRole('checkbox', { name: 'Campaigns', exact: true }).check();
}

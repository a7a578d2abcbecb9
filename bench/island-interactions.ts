import type { Locator } from '@playwright/test';

/** Something that a visitor does with an island. */
export interface Interaction {
  path: string;
  /** The island's file name. */
  island: string;
  action: string;
  /** Runs on the hydrated island before the measurement; without it, the interaction hydrates the island. */
  setUp?(island: Locator): Promise<void>;
  run(island: Locator): Promise<void>;
}

const hydrateOnly = async () => {};
const button = (island: Locator, name: string) => island.getByRole('button', { name, exact: true });
const typeInto = (label: string) => (island: Locator) =>
  island.getByLabel(label, { exact: true }).pressSequentially('Ada', { delay: 60 });

/** Presses for as long as a finger does. `tap()` would run its checks on the page's thread between the events. */
async function press(target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error(`Not visible: ${target}`);
  const page = target.page();
  const cdp = await page.context().newCDPSession(page);
  const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }];
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  await page.waitForTimeout(80);
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

/** The main interactions of each island, and the first one, which loads its code. */
export const interactions: readonly Interaction[] = [
  {
    path: '/demo',
    island: 'DemoForm',
    action: 'clicks on nothing',
    setUp: hydrateOnly,
    run: (island) => press(island.page().getByRole('heading', { level: 1 })),
  },
  {
    path: '/',
    island: 'Plans',
    action: 'switches a module on',
    setUp: hydrateOnly,
    run: (island) =>
      press(island.getByRole('switch', { name: 'Marketing Automation', exact: true })),
  },
  {
    path: '/',
    island: 'Plans',
    action: 'chooses more contacts',
    setUp: hydrateOnly,
    run: async (island) => {
      await island.getByLabel('Number of Contacts', { exact: true }).focus();
      await island.page().keyboard.press('ArrowDown');
    },
  },
  {
    path: '/pricing',
    island: 'Plans',
    action: 'chooses Flex',
    setUp: hydrateOnly,
    run: (island) => press(island.getByText(/^Flex/).first()),
  },
  {
    path: '/contact',
    island: 'ContactForm',
    action: 'types, before hydration',
    run: typeInto('Full name'),
  },
  {
    path: '/contact',
    island: 'ContactForm',
    action: 'sends an empty form',
    setUp: hydrateOnly,
    run: (island) => press(button(island, 'Send message')),
  },
  {
    path: '/contact',
    island: 'ContactForm',
    action: 'sends',
    setUp: async (island) => {
      await island.getByLabel('Full name').fill('Ada Obi');
      await island.getByLabel('Email address').fill('ada@orchard.example');
      await island.getByLabel('Subject').fill('Prices');
      await island.getByLabel('Message').fill('What do 20,000 contacts cost?');
    },
    run: (island) => press(button(island, 'Send message')),
  },
  {
    path: '/contact',
    island: 'NewsletterForm',
    action: 'subscribes',
    setUp: (island) => island.getByLabel('Email address').fill('ada@orchard.example'),
    run: (island) => press(button(island, 'Subscribe')),
  },
  {
    path: '/demo',
    island: 'DemoForm',
    action: 'types, before hydration',
    run: typeInto('First name'),
  },
  {
    path: '/demo',
    island: 'DemoForm',
    action: 'chooses a range',
    setUp: hydrateOnly,
    run: async (island) => {
      await island.getByLabel('Number of users', { exact: true }).focus();
      await island.page().keyboard.press('ArrowDown');
    },
  },
  {
    path: '/startup',
    island: 'StartupForm',
    action: 'opens the tools, before hydration',
    run: (island) => press(island.getByLabel('Tools you use today')),
  },
  {
    path: '/startup',
    island: 'StartupForm',
    action: 'searches for a tool',
    setUp: openTools,
    run: (island) => island.page().keyboard.type('spread', { delay: 60 }),
  },
  {
    path: '/startup',
    island: 'StartupForm',
    action: 'selects a tool',
    setUp: openTools,
    run: (island) => press(island.page().getByRole('option', { name: 'Spreadsheets' })),
  },
  {
    path: '/calculator',
    island: 'SavingsForm',
    action: 'types, before hydration',
    run: typeInto('First name'),
  },
  {
    path: '/calculator',
    island: 'SavingsForm',
    action: 'calculates',
    setUp: fillInFigures,
    run: (island) => press(button(island, 'Get your savings')),
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
  for (const [index, box] of boxes.slice(0, texts.length).entries())
    await box.fill(texts[index] ?? '');
  await island.getByRole('checkbox', { name: 'Broadcast Messaging', exact: true }).check();
}

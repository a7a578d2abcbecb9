import { defaultCatalog } from '@grovemail/domain/pricing/default-catalog.ts';
import { initialSelection } from '@grovemail/domain/pricing/initial-selection.ts';
import { priceLabel, quote } from '@grovemail/domain/pricing/quote.ts';
import { changeSelection, type SelectionChange } from '@grovemail/domain/pricing/selection.ts';
import type { RunningServer } from '../../script/start-server.ts';
import { linkFor, uniqueRecipient } from '../e2e/recipients.ts';
import type { Visitor } from './visitor.ts';
import type { BrowserWindow } from './window.ts';

interface Visit {
  window: BrowserWindow;
  visitor: Visitor;
  server: RunningServer;
}

/** What people come for, each from its first page to its result. */
export const journeys: Readonly<Record<string, (visit: Visit) => Promise<void>>> = {
  'home to demo': async ({ window, visitor, server }) => {
    await window.open(`${server.url}/`);
    await visitor.click('link', 'Get demo');
    await visitor.sees('Schedule a Demo');
    await visitor.waitsForScript();
    await visitor.fill('First name', 'Ada');
    await visitor.fill('Last name', 'Obi');
    await visitor.fill('Company name', 'Orchard & Sons');
    await visitor.fill('Company email', 'ada@orchard.example');
    await visitor.fill('Phone number', '+234 800 000 0000');
    await visitor.choose('Number of users', '250K-500K');
    await visitor.click('button', 'Request a demo');
    await visitor.sees('Request submitted successfully');
  },
  pricing: async ({ window, visitor, server }) => {
    await window.open(`${server.url}/pricing`);
    await visitor.waitsForScript('main select');
    await visitor.choose('Currency', 'Ksh');
    await visitor.sees(growthPrice({ currency: 'KES' }));
    await visitor.choose('Billing Period', 'Annually');
    await visitor.click('choice', 'Transactional Emails');
    await visitor.sees(
      growthPrice({ currency: 'KES', period: 'year', modules: ['campaign', 'transactional'] }),
    );
  },
  calculator: async ({ window, visitor, server }) => {
    await window.open(`${server.url}/calculator`);
    await visitor.waitsForScript();
    await visitor.fill('First name', 'Ada');
    await visitor.fill('Last name', 'Obi');
    await visitor.fill('Email address', 'ada@orchard.example');
    await visitor.fill('Number of customers', '20,000');
    await visitor.fill('Active customers', '10,000');
    await visitor.fill('Current annual cost (USD)', '5000');
    await visitor.click('choice', 'Broadcast Messaging');
    await visitor.click('button', 'Get your savings');
    await visitor.sees('Calculate again');
  },
  contact: async ({ window, visitor, server }) => {
    await window.open(`${server.url}/contact`);
    await visitor.waitsForScript();
    // Each field's error first, then none.
    await visitor.click('button', 'Send message');
    await visitor.sees('Subject of message is required.');
    await visitor.fill('Full name', 'Ngozi Adé');
    await visitor.fill('Email address', 'ngozi@orchard.example');
    await visitor.fill('Subject', 'Prices in ₦');
    await visitor.fill('Message', 'Do you count <contacts> & lists twice?');
    await visitor.click('button', 'Send message');
    await visitor.sees('Thank you. Your message has reached us.');
  },
  preferences: async ({ window, visitor, server }) => {
    await window.open(server.url + (await linkFor(server, uniqueRecipient())));
    await visitor.waitsForScript();
    await visitor.click('choice', 'All lists');
    await visitor.click('button', 'Save preferences');
    await visitor.sees('Preferences set successfully.');
    await visitor.click('button', 'Undo');
  },
  'API console': async ({ window, visitor, server }) => {
    await window.open(`${server.url}/developers/reference/contacts`);
    await visitor.click('button', 'Try it');
    await visitor.click('button', 'Get a test key and send');
    await visitor.sees('200 OK');
    await visitor.press('Escape');
  },
};

function growthPrice(changes: SelectionChange): string {
  const selection = changeSelection(initialSelection(defaultCatalog), changes);
  return String(priceLabel(quote(defaultCatalog, selection)));
}

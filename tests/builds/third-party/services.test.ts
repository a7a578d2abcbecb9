// Long: all journeys share one build of the site and its recorded services.

import { type Browser, type BrowserContext, expect as expectShown } from '@playwright/test';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { fullChromium, launchChromium } from '../../../script/browser.ts';
import { fillInFigures, visitCalculator } from '../../e2e/calculator.ts';
import { contactFormOn, fillIn, visitContactForm } from '../../e2e/contact-form.ts';
import { delayRequests } from '../../e2e/delay-requests.ts';
import { fillInLead, forms, leadFormOn, visitLeadForm } from '../../e2e/lead-form.ts';
import { newsletterOn } from '../../e2e/newsletter-form.ts';
import { ageSignUp, endpoint, stubPushManager } from '../../e2e/push-browser.ts';
import { preferencesOn } from '../../e2e/recipients.ts';
import {
  type MultiOriginSite,
  startMultiOriginSite,
} from '../../specification/multi-origin-site.ts';
import {
  chosenHeaders,
  type RecordedRequest,
  type Replies,
  type SpecifiedCall,
} from '../../specification/recording-server.ts';
import { repliesByError, repliesByPayload, type Shown } from './replies.ts';

// Generous: a slow machine must not fail a test.
const shown = expectShown.configure({ timeout: 60_000 });
const vapidKey = `B${'A'.repeat(86)}`;
const json = { 'content-type': 'application/json' };

let responses: Replies;
let site: MultiOriginSite;
let browser: Browser;
let visit: BrowserContext;

beforeAll(async () => {
  responses = {};
  const settings = {
    CLIENT_API_KEY: 'pk_shop',
    PUSH_API_KEY: 'pk_push',
    VAPID_PUBLIC_KEY: vapidKey,
  };
  site = await startMultiOriginSite({ responses, settings });
  browser = await launchChromium(fullChromium);
});
afterAll(async () => {
  await browser?.close();
  await site?.stop();
});
beforeEach(async () => {
  visit = await browser.newContext({ baseURL: site.url });
  for (const call of Object.keys(responses)) delete responses[call as SpecifiedCall];
  site.clearRequests();
});
afterEach(async () => {
  await visit.close();
  const unspecified = site.requests().filter(({ call }) => call === null);
  expect(unspecified.map(({ method, path }) => `${method} ${path}`)).toEqual([]);
  // With any other header, the preflight fails.
  const headers = site.requests().flatMap((request) => Object.keys(chosenHeaders(request)));
  expect(headers.filter((name) => !/^(content-type|authorization)$/.test(name))).toEqual([]);
});

/** The requests of a call without their preflights. */
const sent = (call: SpecifiedCall) =>
  site.requests().filter((request) => request.call === call && request.method !== 'OPTIONS');

/** Waits for the request of a call after those known. */
async function nextOf(call: SpecifiedCall, known = 0): Promise<RecordedRequest> {
  await shown.poll(() => sent(call).length).toBe(known + 1);
  return sent(call)[known] as RecordedRequest;
}

it('D23 no sample email is offered, since another service sends mail', async () => {
  const page = await visit.newPage();
  await page.goto('/products/transactionals');
  await shown(page.getByRole('heading', { name: 'One request from your code' })).toBeVisible();
  await shown(page.getByRole('form', { name: 'Sample email' })).toHaveCount(0);
  await shown(page.getByRole('heading', { name: 'Send this email to yourself' })).toHaveCount(0);
});

describe('newsletter', () => {
  it('R329 R330 is a simple GET', async () => {
    const page = await visit.newPage();
    await page.goto('/terms?utm_source=x');
    const { box, subscribe, success } = newsletterOn(page);
    await box.fill('ada+o@mail.example');
    await subscribe.click();
    await shown(success).toHaveText('Thank you. Please check your inbox to confirm.');
    expect(site.requests()).toHaveLength(1);
    const [request] = site.services.users.requests;
    expect(request).toMatchObject({
      method: 'GET',
      path: '/api/contacts/pk_shop/capture/',
      query: 'source=website-api&email=ada%2Bo%40mail.example&tags=subscriber',
      body: '',
    });
    expect(request && chosenHeaders(request)).toEqual({});
  });

  it('R331 is read by its error field', async () => {
    const page = await visit.newPage();
    await page.goto('/terms');
    const { box, value, subscribe, success, alert, dismiss } = newsletterOn(page);
    for (const [reply, outcome] of repliesByError) {
      responses.capture = reply;
      await box.fill('ada@mail.example');
      await subscribe.click();
      const isSuccess = succeeds(outcome);
      await shown(isSuccess ? success : alert).toHaveText(
        isSuccess
          ? 'Thank you. Please check your inbox to confirm.'
          : textOf(outcome, 'Your address could not be saved. Please try again.'),
      );
      await shown(value).toHaveValue(isSuccess ? '' : 'ada@mail.example');
      if (isSuccess) await dismiss.click();
    }
    expect(sent('capture')).toHaveLength(repliesByError.length);
  });

  it('D21 is not repeated after the visitor left, and comes back filled', async () => {
    responses.capture = 'hang';
    const page = await visit.newPage();
    await page.goto('/terms');
    const form = page.getByRole('form', { name: 'Newsletter' });
    await form.getByRole('textbox').fill('ada@mail.example');
    await form.getByRole('button', { name: 'Subscribe' }).click();
    await nextOf('capture');
    await page.goto('/privacy');
    await shown(form.getByRole('textbox')).toHaveValue('ada@mail.example');
    await shown(form).toHaveJSProperty('noValidate', true);
    await shown(form.getByRole('button', { name: 'Subscribe' })).toBeEnabled();
    expect(sent('capture')).toHaveLength(1);
  });
});

describe('enquiry', () => {
  it('R332 is plain JSON with four fields', async () => {
    const page = await visit.newPage();
    await page.goto('/?utm_source=x');
    const contact = await visitContactForm(page);
    const enquiry = await fillIn(contact);
    await contact.send.dblclick();
    await shown(contact.success).toHaveText('Received by the service.');
    const request = await nextOf('enquiry');
    expect(request.body).toBe(JSON.stringify(enquiry));
    expect(chosenHeaders(request)).toEqual(json);
    expect(site.services.users.requests).toContain(request);
  });

  it('R333 R362 R363 is read by its error field and its message', async () => {
    const page = await visit.newPage();
    const contact = await visitContactForm(page);
    let email = '';
    for (const [reply, outcome] of repliesByError) {
      responses.enquiry = reply;
      if (email === '') ({ email } = await fillIn(contact));
      await contact.send.click();
      const isSuccess = succeeds(outcome);
      await shown(isSuccess ? contact.success : contact.alert).toHaveText(
        isSuccess
          ? textOf(outcome, 'Thank you. Your message has reached us.')
          : textOf(outcome, 'Oops! An error occurred. Please try again.'),
      );
      if (isSuccess) email = '';
      await contact.dismiss.click();
      await shown(contact.email).toHaveValue(email);
    }
    expect(sent('enquiry')).toHaveLength(repliesByError.length);
  });

  it('D21 is not repeated after the visitor left, and comes back filled', async () => {
    responses.enquiry = 'hang';
    const page = await visit.newPage();
    const contact = await visitContactForm(page);
    const { fullname, body } = await fillIn(contact);
    await contact.send.click();
    await nextOf('enquiry');
    await shown(contact.form.getByRole('button', { name: 'Send message' })).toBeDisabled();
    await page.goto('/contact');
    const again = contactFormOn(page);
    await shown(again.form).toHaveJSProperty('noValidate', true);
    await shown(again.fullname).toHaveValue(fullname);
    await shown(again.body).toHaveValue(body);
    await shown(again.send).toBeEnabled();
    expect(sent('enquiry')).toHaveLength(1);
    delete responses.enquiry;
    await again.send.click();
    await shown(again.success).toHaveText('Received by the service.');
    expect(sent('enquiry')).toHaveLength(2);
  });

  it('D21 a press that still waits for its island is not sent as the visitor leaves', async () => {
    const page = await visit.newPage();
    const { requested, release } = await delayRequests(page, '**/_astro/ContactForm*.js');
    await page.goto('/contact');
    const contact = contactFormOn(page);
    const { subject } = await fillIn(contact);
    await requested;
    await contact.send.click();
    await page.goto('/terms');
    release();
    await page.goto('/contact');
    await shown(contact.form).toHaveJSProperty('noValidate', true);
    await shown(contact.subject).toHaveValue(subject);
    expect(site.requests()).toEqual([]);
  });

  it('a press is not left to the browser if its island cannot be loaded', async () => {
    const page = await visit.newPage();
    // Astro asks twice, the second time with a query.
    await page.route(/\/_astro\/ContactForm[^/]*\.js/, (route) => route.abort());
    await page.goto('/contact');
    const contact = contactFormOn(page);
    const { subject } = await fillIn(contact);
    await contact.send.click();
    await shown(page.getByRole('alert')).toContainText('did not load fully');
    await shown(contact.subject).toHaveValue(subject);
    expect(page.url()).toBe(`${site.url}/contact`);
    expect(site.requests()).toEqual([]);
  });
});

describe.each([
  ['demo', 'demos', 'users'],
  ['startup', 'leads', 'sales'],
] as const)('%s', (kind, call, service) => {
  it('R338 R339 R342 has exactly the specified metadata', async () => {
    const page = await visit.newPage();
    await page.goto('/?utm_source=x');
    const lead = await visitLeadForm(page, kind);
    const metadata = await fillInLead(lead, kind);
    await lead.submit.click();
    await shown(lead.success).toHaveText(forms[kind].success);
    const { firstname, lastname, company_name, email, phone_number, ...ranges } =
      metadata as Record<string, string>;
    const person = { firstname, lastname, company_name, email, phone_number };
    const request = await nextOf(call);
    expect(request.body).toBe(
      JSON.stringify({ type: kind, metadata: { type: kind, ...person, ...ranges } }),
    );
    expect(chosenHeaders(request)).toEqual(json);
    expect(site.services[service].requests).toContain(request);
  });

  it('R340 R344 is read by its payload', async () => {
    const page = await visit.newPage();
    const lead = await visitLeadForm(page, kind);
    let email = '';
    for (const [reply, outcome] of repliesByPayload) {
      responses[call] = reply;
      if (email === '') ({ email } = await fillInLead(lead, kind));
      await lead.submit.click();
      const isSuccess = outcome === 'success';
      await shown(isSuccess ? lead.success : lead.alert).toHaveText(
        isSuccess ? forms[kind].success : 'An error occurred. Please try again.',
      );
      if (isSuccess) email = '';
      await lead.dismiss.click();
      await shown(lead.field('Company email')).toHaveValue(email);
    }
    expect(sent(call)).toHaveLength(repliesByPayload.length);
  });

  it('D21 is not repeated after the visitor left, and comes back filled', async () => {
    responses[call] = 'hang';
    const page = await visit.newPage();
    const lead = await visitLeadForm(page, kind);
    const { email } = await fillInLead(lead, kind);
    await lead.submit.click();
    await nextOf(call);
    await page.goto('/terms');
    await page.goto(forms[kind].path);
    const again = leadFormOn(page, kind);
    await shown(again.form).toHaveJSProperty('noValidate', true);
    await shown(again.field('Company email')).toHaveValue(email);
    await shown(again.submit).toBeEnabled();
    expect(sent(call)).toHaveLength(1);
  });
});

describe('savings', () => {
  it('R343 has exactly the specified metadata, and goes out once for the same figures', async () => {
    const page = await visit.newPage();
    await page.goto('/?utm_source=x');
    const calculator = await visitCalculator(page);
    const email = await fillInFigures(calculator);
    await calculator.submit.dblclick();
    const request = await nextOf('leads');
    const figures = { contact_count: 20000, active_count: 10000, current_cost: 5000 };
    const services = { campaign: true, automation: false, transactional: false, push: true };
    const person = { type: 'savings', firstname: 'Ada', lastname: 'Obi', email };
    expect(request.body).toBe(
      JSON.stringify({
        type: 'savings',
        metadata: { ...person, ...figures, savings: 3956.52, services },
      }),
    );
    expect(chosenHeaders(request)).toEqual(json);
    await calculator.again.click();
    await calculator.submit.click();
    await shown(calculator.again).toBeVisible();
    await page.goto('/terms');
    await shown(page.getByRole('form', { name: 'Newsletter' })).toBeVisible();
    expect(sent('leads')).toHaveLength(1);
  });

  it('R344 C9 is kept and sent again until a payload says that it is stored', async () => {
    const page = await visit.newPage();
    const calculator = await visitCalculator(page);
    await fillInFigures(calculator);
    const isKept = () => page.evaluate("sessionStorage.getItem('unsent') !== null");
    for (const [reply, outcome] of repliesByPayload) {
      if (outcome === 'success') continue;
      responses.leads = reply;
      const known = sent('leads').length;
      if (known === 0) await calculator.submit.click();
      // It also goes out again after some time, and from the next page.
      else await page.evaluate("dispatchEvent(new Event('online'))");
      await shown.poll(() => sent('leads').length).toBeGreaterThan(known);
      await shown.poll(isKept).toBe(true);
    }
    delete responses.leads;
    await page.goto('/terms');
    await shown.poll(isKept).toBe(false);
    expect(new Set(sent('leads').map(({ body }) => body)).size).toBe(1);
  });

  it('D21 is not repeated if the visitor left before the response', async () => {
    responses.leads = 'hang';
    const page = await visit.newPage();
    const calculator = await visitCalculator(page);
    await fillInFigures(calculator);
    await calculator.submit.click();
    await nextOf('leads');
    await page.goto('/demo');
    await page.goto('/terms');
    await page.evaluate("dispatchEvent(new Event('online'))");
    expect(await page.evaluate("sessionStorage.getItem('unsent')")).toBeNull();
    expect(sent('leads')).toHaveLength(1);
  });
});

describe('recipients', () => {
  const link = '/unsubscription/acc.msg.list.sig/ada.o+x@mail.example/c-1';
  const query = 'contact_email=ada.o%2Bx%40mail.example&contact_id=c-1';

  it.each([
    ['this list', 'acc.msg.list.sig'],
    ['all lists', 'acc.msg.*.sig'],
  ])('R334 R335 R336 %s: a PUT with an empty body', async (choice, id) => {
    const page = await visit.newPage();
    await page.goto(link);
    const preferences = preferencesOn(page);
    if (choice === 'all lists') await preferences.allLists.check();
    await preferences.save.click();
    await shown(preferences.success).toBeVisible();
    const request = await nextOf('unsubscribe');
    const path = `/guests/unsubscribe/${id}`;
    expect(request).toMatchObject({ method: 'PUT', path, query, body: '' });
    expect(chosenHeaders(request)).toEqual({});
  });

  it('R337 R364 R365 see the text of the error field, and are offered nothing that only our API has', async () => {
    const page = await visit.newPage();
    await page.goto(link);
    const preferences = preferencesOn(page);
    for (const [reply, outcome] of repliesByError) {
      responses.unsubscribe = reply;
      await preferences.save.click();
      const notice = succeeds(outcome) ? preferences.success : preferences.failure;
      await shown(notice).toBeVisible();
      await shown(preferences.save).toBeEnabled();
      for (const extra of [preferences.showSuppressed, preferences.undo, preferences.freshLink])
        await shown(extra).toHaveCount(0);
      await page.getByRole('button', { name: 'Dismiss' }).click();
    }
    expect(sent('unsubscribe')).toHaveLength(repliesByError.length);
  });

  it('D21 are not unsubscribed again after they left', async () => {
    responses.unsubscribe = 'hang';
    const page = await visit.newPage();
    await page.goto(link);
    const preferences = preferencesOn(page);
    await preferences.allLists.check();
    await preferences.save.click();
    await nextOf('unsubscribe');
    await page.goto('/terms');
    await page.goto(link);
    await shown(preferences.allLists).toBeChecked();
    await shown(preferences.save).toBeEnabled();
    expect(sent('unsubscribe')).toHaveLength(1);
  });

  it('E3 without a whole link are led to the contact form', async () => {
    const page = await visit.newPage();
    await page.goto('/preferences');
    await page.getByRole('link', { name: 'Contact us' }).click();
    await shown(page).toHaveURL(`${site.url}/contact`);
  });
});

describe('web push', () => {
  it('R347 R348 saves the subscription with the configured keys', async () => {
    const page = await visit.newPage();
    const push = endpoint();
    await stubPushManager(page, push, 'default');
    await page.goto('/terms');
    const form = page.getByRole('form', { name: 'Newsletter' });
    await form.getByRole('textbox').fill('ada@mail.example');
    await form.getByRole('button', { name: 'Subscribe' }).click();
    await shown(newsletterOn(page).success).toBeVisible();
    await ageSignUp(page);
    await page.goto('/contact');
    await form.scrollIntoViewIfNeeded();
    const prompt = page.getByRole('group', { name: 'Notifications' });
    await prompt.getByRole('button', { name: 'Notify me' }).click();
    await shown(prompt).toHaveText('Notifications are on in this browser.');
    const request = await nextOf('pushContact');
    expect(chosenHeaders(request)).toEqual({ ...json, authorization: 'Bearer pk_push' });
    expect(JSON.parse(request.body)).toEqual({
      email: 'ada@mail.example',
      gm_web_push: expect.objectContaining({ endpoint: push }),
    });
    expect(await page.evaluate('JSON.parse(localStorage.stub).applicationServerKey')).toBe(
      vapidKey,
    );
  });
});

function succeeds(outcome: Shown): boolean {
  return outcome === 'success' || (typeof outcome === 'object' && 'success' in outcome);
}

function textOf(outcome: Shown, otherwise: string): string {
  return typeof outcome === 'object' ? Object.values(outcome).join() : otherwise;
}

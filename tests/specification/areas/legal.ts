import { expect, journey } from '../journey.ts';
import { textOf } from './frame.ts';

const statements = {
  '/terms': [
    ['R475', /unsubscribe requests are processed within 10 days of submission/i],
    ['R476', /within 30 days of the last campaign/i],
    ['R477', /billing disputes[\s\S]{0,300}30 days|30 days[\s\S]{0,300}billing disputes/i],
    ['R478', /subscriber data may be deleted after 60 days of inactivity/i],
    ['R479', /users under 18 are not allowed/i],
    ['R480', /lesser of[^.]*12 months[^.]*\$500/i],
    ['R481', /roll over monthly/i],
    ['R482', /credits are non-refundable/i],
    ['R483', /no cash value/i],
  ],
  '/privacy': [['R484', /under (the age of )?13/i]],
} as const;

const legal = journey('Legal pages', async (visit) => {
  const { page, holds } = visit;
  for (const [path, title, code] of [
    ['/terms', 'Terms and Conditions', 'R140'],
    ['/privacy', 'Privacy Policy', 'R141'],
  ] as const) {
    const text = await textOf(visit, path);
    await holds(code, `${path} has its title`, () =>
      expect(page.getByRole('heading', { level: 1 })).toHaveText(title),
    );
    await holds(code, `${path} is text, without a script too`, async () => {
      const response = await page.request.get(path);
      expect(await response.text()).toContain(title);
      await expect(page.getByRole('article')).toContainText(/\S[\s\S]{2000}/);
    });
    for (const [own, words] of statements[path]) {
      await holds(own, `${path} says ${words}`, () => expect(text).toMatch(words));
    }
  }
});

export const legalJourneys = [legal];

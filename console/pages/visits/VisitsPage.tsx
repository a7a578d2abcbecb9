import type { MailDays, Visits } from '@grovemail/contract/console/visits.ts';
import { useSearchParams } from 'wouter';
import { useCall } from '../../calls/use-call.ts';
import { ListState } from '../../components/ListState.tsx';
import { Segments } from '../../components/Segments.tsx';
import { KeyBar } from '../../frame/KeyBar.tsx';
import { Scroll } from '../../frame/Scroll.tsx';
import { TopBar } from '../../frame/TopBar.tsx';
import { useKeys } from '../../keyboard/use-keys.ts';
import { DayBars } from './DayBars.tsx';
import { NamedTable } from './NamedTable.tsx';
import { changeText, shareText } from './shares.ts';
import styles from './visits-page.module.css';

const periods = [
  { value: '7', label: '7 days' },
  { value: '30', label: '30 days' },
  { value: '365', label: '12 months' },
] as const;
type Period = (typeof periods)[number]['value'];

/** What came in and what was sent, over time. */
export function VisitsPage() {
  const [params, setParams] = useSearchParams();
  const period = periods.find(({ value }) => value === params.get('days')) ?? periods[1];
  const { value: chosen, label } = period;
  const choose = (days: Period) => setParams({ days }, { replace: true });
  const visits = useCall<Visits>(`/api/visits?days=${chosen}`);
  const mail = useCall<MailDays>(`/api/visits/mail?days=${chosen}`);
  useKeys({
    '1': () => choose('7'),
    '2': () => choose('30'),
    '3': () => choose('365'),
  });
  const days = visits.body?.days ?? [];
  const seen = days.reduce((sum, { views }) => sum + views, 0);
  const received = days.reduce(
    (sum, { demos, startups, savings, enquiries }) => sum + demos + startups + savings + enquiries,
    0,
  );
  const wrote = days.map(({ day, demos, startups, savings, enquiries }) => ({
    day,
    Demo: demos,
    Startup: startups,
    Savings: savings,
    Enquiry: enquiries,
  }));
  return (
    <>
      <TopBar title="Visits" status="counts per day, without cookies, addresses or a third party">
        <Segments label="Period" options={periods} chosen={chosen} choose={choose} />
      </TopBar>
      <Scroll label="Visits" isAway={visits.body !== null && visits.error !== null}>
        <ListState of={visits.body} error={visits.error} />
        {visits.body && (
          <>
            <DayBars
              title="Pages seen"
              note={changeText(seen, visits.body.viewsBefore, label)}
              days={days.map(({ day, views }) => ({ day, Views: views }))}
              series={[['Views', 'leafy']]}
            />
            <DayBars
              title="Leads and enquiries"
              note={shareText(received, seen)}
              days={wrote}
              series={[
                ['Demo', 'lime'],
                ['Startup', 'violet'],
                ['Savings', 'sky'],
                ['Enquiry', 'coral'],
              ]}
            />
            <DayBars
              title="Newsletter sign-ups"
              days={days.map(({ day, subscribers, confirmed }) => ({
                day,
                Confirmed: confirmed,
                'Not confirmed': subscribers - confirmed,
              }))}
              series={[
                ['Confirmed', 'leafy'],
                ['Not confirmed', 'sky'],
              ]}
            />
            {mail.body && (
              <>
                <DayBars
                  title="Unsubscribed"
                  days={mail.body.days.map(({ day, unsubscribed }) => ({
                    day,
                    Unsubscribed: unsubscribed,
                  }))}
                  series={[['Unsubscribed', 'coral']]}
                />
                <DayBars
                  title="Emails sent by the API"
                  days={mail.body.days.map(({ day, sent }) => ({ day, Sent: sent }))}
                  series={[['Sent', 'leafy']]}
                />
                <DayBars
                  title="What came back"
                  days={mail.body.days.map(({ day, bounced, complained }) => ({
                    day,
                    Bounced: bounced,
                    Complained: complained,
                  }))}
                  series={[
                    ['Bounced', 'coral'],
                    ['Complained', 'error'],
                  ]}
                />
              </>
            )}
            <div className={styles.tables}>
              <NamedTable heading="Page" rows={visits.body.pages} />
              <NamedTable heading="Came from" rows={visits.body.hosts} />
            </div>
          </>
        )}
      </Scroll>
      <KeyBar keys={[['1 2 3', '7 days, 30 days, 12 months']]} />
    </>
  );
}

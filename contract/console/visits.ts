/** Page views and submissions per day, in UTC. */
export interface Visits {
  days: VisitDay[];
  /** Page views in as many days before. */
  viewsBefore: number;
  /** Totals of all days, most viewed first. */
  pages: NamedViews[];
  hosts: NamedViews[];
}

export interface VisitDay {
  /** `2026-11-28`. */
  day: string;
  views: number;
  demos: number;
  startups: number;
  savings: number;
  enquiries: number;
  subscribers: number;
  /** Of these subscribers. */
  confirmed: number;
}

export interface NamedViews {
  name: string;
  views: number;
}

export interface MailDays {
  days: MailDay[];
}

export interface MailDay {
  day: string;
  sent: number;
  bounced: number;
  complained: number;
  /** Recipients' own suppressions that started. */
  unsubscribed: number;
}

import type { MailReports } from './http/mail-reports.ts';
import { available } from './http/responses/available.ts';
import { readReport } from './mail/received-report.ts';
import { takeReport } from './resources/reported-mail.ts';
import { isSignedWebhook } from './sending/calls/standard-webhook.ts';
import type { Store } from './store/store.ts';

interface Deps {
  store: Pick<Store, 'suppress' | 'noteFeedback' | 'readTransactional' | 'readerOfCopy'>;
  /** Sign return paths, newest first. */
  trackingKeys: readonly string[];
  mailReportSecret: string;
  /** Milliseconds since the epoch. */
  now(): number;
  newId(): string;
}

/** Bounces and complaints that a mail service posts. */
export function postedReports(deps: Deps): MailReports {
  return {
    isSigned: (request) => isSignedWebhook(request, deps.mailReportSecret, deps.now()),
    async take(message) {
      const report = await readReport(message);
      if (!report) return 'ignored';
      return available(() => takeReport(report, { ...deps, keys: deps.trackingKeys }));
    },
  };
}

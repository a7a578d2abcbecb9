/** Loads on pages with a moment that visitors play with. */
import { watchLiveInbox } from './live-inbox.ts';
import { watchOrderReport } from './order-report.ts';
import { watchWeek } from './week.ts';

watchLiveInbox();
watchWeek();
watchOrderReport();

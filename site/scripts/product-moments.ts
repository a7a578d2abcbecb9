/** Loads on pages with a moment that visitors play with. */
import { watchOrderReport } from './order-report.ts';

watchOrderReport();

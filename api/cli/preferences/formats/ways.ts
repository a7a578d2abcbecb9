/** How an operator says what a file leaves open, to end a sentence about it. */
export interface Ways {
  /** Which comes first in a date, the day or the month. */
  dates: string;
  /** The column with the addresses, in parentheses; empty if it cannot be named. */
  column: string;
  /** That subscribers are meant. */
  subscribers: string;
}

/** By the options of the command. */
export const optionWays: Ways = {
  dates: 'Add --dates dmy or --dates mdy.',
  column: ' (or the one that --email-column names)',
  subscribers: 'add --from other.',
};

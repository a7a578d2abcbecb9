/** By each evening since Monday: people with a first order. */
const ordered = [62, 105, 117, 128, 141, 160, 171] as const;
/** Who opened the email that follows two days later. */
const opened = [0, 0, 35, 61, 68, 75, 83] as const;
const boughtAgain = [0, 0, 12, 34, 45, 52, 60] as const;

export const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const;

/** The day that is shown at first, and without a script: Thursday. */
export const shownDay = 3;

/** Where a person can be. They are emailed two days after the order, and those who do not open it get an SMS a day later. */
export type Place = 'before' | 'waits' | 'opened' | 'unopened' | 'asked';

/** The place of each person on each day. */
export const people: readonly { order: number; places: readonly Place[] }[] = Array.from(
  { length: Math.max(...ordered) },
  (_, order) => ({ order, places: days.map((_, day) => placeOf(order, day)) }),
);

/** How many people a number on the canvas stands for on each day. */
export const counts = {
  ordered,
  waits: countsOf('waits'),
  emailed: days.map((_, day) => emailedBy(day)),
  opened,
  unopened: days.map((_, day) => emailedBy(day) - (opened[day] ?? 0)),
  boughtAgain,
  waitForSms: countsOf('unopened'),
  asked: countsOf('asked'),
};

function placeOf(person: number, day: number): Place {
  if (person >= (ordered[day] ?? 0)) return 'before';
  const emailDay = days.findIndex((_, at) => emailedBy(at) > person);
  if (emailDay < 0 || emailDay > day) return 'waits';
  const openedThatDay = (opened[emailDay] ?? 0) - (opened[emailDay - 1] ?? 0);
  if (person - emailedBy(emailDay - 1) < openedThatDay) return 'opened';
  return emailDay === day ? 'unopened' : 'asked';
}

function emailedBy(day: number): number {
  return ordered[day - 2] ?? 0;
}

function countsOf(place: Place): number[] {
  return days.map((_, day) => people.filter(({ places }) => places[day] === place).length);
}

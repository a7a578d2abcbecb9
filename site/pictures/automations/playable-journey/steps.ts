import { samples } from '@grovemail/config/samples.ts';
import type { IconName } from '../../../components/Icon.tsx';
import { amount } from '../../parts/money.ts';
import type { Answer } from './answers.ts';

const { shop } = samples;
const { product, price, code } = samples.campaign;

/** A step of the journey, at its place on the map. */
interface Step {
  icon: IconName;
  name: string;
  detail: string;
  /** Column, then row, on the map. */
  place: readonly ['a' | 'b' | 'c', 'first' | 'second' | 'third' | 'fourth' | 'fifth'];
  /** When Ada takes it, by the answer that leads to it. */
  taken?: Partial<Record<Answer, string>>;
  /** The phone shows its message. */
  sends?: true;
  exits?: { label: 'Yes' | 'No'; to: 'right' | 'down' | 'turn'; answers: Answer[] }[];
}

const always = (time: string) => ({ opens: time, waits: time, buys: time });

/** In the order in which Ada takes them. */
export const steps: Step[] = [
  {
    icon: 'cart',
    name: 'Places a first order',
    detail: `${product}, ${amount(price)}`,
    place: ['a', 'first'],
    taken: always('Mon 8:47 am'),
  },
  {
    icon: 'clock',
    name: 'Wait 2 days',
    detail: `Until 9 am, ${shop.city}`,
    place: ['a', 'second'],
    taken: always(''),
  },
  {
    icon: 'mail',
    name: 'Email “How was it?”',
    detail: 'In English',
    place: ['a', 'third'],
    taken: always('Wed 9:00 am'),
  },
  {
    icon: 'eye',
    name: 'Opened?',
    detail: 'Within 3 days',
    place: ['a', 'fourth'],
    taken: { opens: 'Wed 9:04 am', waits: 'Sat 9:00 am', buys: 'Wed 9:04 am' },
    exits: [
      { label: 'Yes', to: 'turn', answers: ['opens', 'buys'] },
      { label: 'No', to: 'down', answers: ['waits'] },
    ],
  },
  {
    icon: 'message',
    name: 'SMS “Did it arrive?”',
    detail: `To her number in ${shop.country}`,
    place: ['a', 'fifth'],
    taken: { waits: 'Sat 9:00 am' },
    sends: true,
  },
  {
    icon: 'cart',
    name: 'Bought again?',
    detail: 'Within 7 days',
    place: ['b', 'first'],
    taken: { opens: 'June 17, 9:04 am', buys: 'Thu 6:22 pm' },
    exits: [
      { label: 'Yes', to: 'right', answers: ['buys'] },
      { label: 'No', to: 'down', answers: ['opens'] },
    ],
  },
  {
    icon: 'mail',
    name: 'Email “Still hungry?”',
    detail: 'What’s in season',
    place: ['b', 'second'],
    taken: { opens: 'June 17, 9:04 am' },
    sends: true,
  },
  {
    icon: 'tag',
    name: 'Tag “Loyal”',
    detail: '4,182 people',
    place: ['c', 'first'],
    taken: { buys: '' },
  },
  {
    icon: 'gift',
    name: 'Add 200 points',
    detail: 'Her total: 360',
    place: ['c', 'second'],
    taken: { buys: '' },
  },
  {
    icon: 'users',
    name: 'Exit “First order”',
    detail: 'No more nudges',
    place: ['c', 'third'],
    taken: { buys: '' },
  },
  {
    icon: 'bell',
    name: 'Push “Thank you, Ada”',
    detail: 'On her phone',
    place: ['c', 'fourth'],
    taken: { buys: 'Thu 6:23 pm' },
    sends: true,
  },
  {
    icon: 'flag',
    name: 'Goal reached',
    detail: '31.4% get here',
    place: ['c', 'fifth'],
    taken: { buys: '' },
  },
  { icon: 'clock', name: 'Wait 5 days', detail: 'Quiet on Sundays', place: ['b', 'third'] },
  { icon: 'mail', name: 'Email “20% for you”', detail: `Code ${code}`, place: ['b', 'fourth'] },
  { icon: 'leave', name: 'End of journey', detail: 'Stays in “At risk”', place: ['b', 'fifth'] },
];

interface Contact {
  name: string;
  segment: 'Loyal' | 'First order' | 'At risk' | 'New';
  /** When they last ordered. */
  order: string;
  /** The total of that order. */
  amount: number;
}

/** A recipient of sample emails. */
interface Recipient extends Contact {
  city: string;
  /** What they last bought. */
  last: string;
}

/** The first one buys after the second email of the campaign. */
const contacts: readonly [
  Recipient & { resent: Pick<Contact, 'order' | 'amount'> },
  Recipient,
  Recipient,
  ...Contact[],
] = [
  {
    name: 'Ada Obi',
    segment: 'Loyal',
    order: '34 days ago',
    amount: 16_000,
    resent: { order: 'Just now', amount: 18_500 },
    city: 'Lagos',
    last: 'two mango crates',
  },
  {
    name: 'Kofi Mensah',
    segment: 'First order',
    order: '3 days ago',
    amount: 37_000,
    city: 'Accra',
    last: 'a box of cocoa',
  },
  {
    name: 'Wanjiru Kamau',
    segment: 'At risk',
    order: '62 days ago',
    amount: 74_000,
    city: 'Nairobi',
    last: 'some coffee',
  },
  { name: 'Amélie Laurent', segment: 'Loyal', order: 'Yesterday', amount: 46_500 },
  { name: 'Tunde Bakare', segment: 'New', order: 'Never', amount: 0 },
  { name: 'Marcus Hale', segment: 'First order', order: '8 days ago', amount: 29_900 },
  { name: 'Zainab Sule', segment: 'Loyal', order: '2 days ago', amount: 42_000 },
];

/**
 * The invented shops, people, places and amounts in the pictures of the product. Replace them with your market's:
 * sums such as shares and revenue follow.
 */
export const samples = {
  /** The chip on sections with invented facts; empty for none. */
  label: 'Sample',
  /** The symbol before each amount. */
  currency: '₦',
  /** The shop whose campaign, journey and customers most pictures show. */
  shop: { name: 'sabi foods', color: '#e8663c', place: 'Benue', city: 'Lagos', country: 'Nigeria' },
  /** Shops in other sample emails. */
  otherShops: {
    prints: { name: 'Kitewell', color: '#3b2a92', order: 'KW-2081', place: 'Yaba' },
    kettles: { name: 'Papaya & Co', color: 'var(--mark)' },
    rooms: { name: 'Northlane', color: '#17407a', place: 'Ada Foah' },
  },
  contacts,
  /** A campaign of two emails, the second to those who did not open the first. */
  campaign: {
    name: 'Harvest sale',
    reached: 24_310,
    product: 'Harvest box',
    price: 18_500,
    code: 'HARVEST20',
    /** Results of the previous campaign: rates in percent, and an amount. */
    last: { opened: 38.1, clicked: 10.3, revenue: 5_540_000 },
    first: {
      sent: 'Mon 9 am',
      /** Opens in each hour after it was sent; `clicked` counts clicks. */
      opened: [1700, 2000, 1604, 1118, 904, 712, 604, 806, 612, 508, 398, 270],
      clicked: [462, 548, 441, 307, 249, 196, 166, 221, 168, 140, 110, 79],
      orders: 392,
      /** Two lines. */
      subject: ['The harvest', 'is in, Ada'],
      text: 'Hi Ada, the first oranges came in from Benue this morning. Your *20% off* is waiting until Sunday.',
      /** `text` in two short lines. */
      lines: ['Hi Ada, the first oranges are here.', 'Your *20% off* is waiting until Sunday.'],
      call: 'Fill my harvest box',
    },
    second: {
      sent: 'Wed 9 am',
      opened: [812, 524, 298, 160],
      clicked: [223, 144, 82, 44],
      orders: 63,
      subject: ['Still time,', 'Ada'],
      text: 'Hi Ada, 212 boxes are left and the last van leaves on Sunday. Your *20% off* is still yours.',
      lines: ['Our van leaves Benue on Sunday.', 'Your *20% off* is good until then.'],
      call: 'Save one for me',
    },
    /** Clicks on each link, in the first email and in the second. */
    links: [
      { path: '/harvest-box', clicks: [1482, 237] },
      { path: '/yams', clicks: [871, 139] },
      { path: '/recipes', clicks: [734, 117] },
    ],
    bounced: 24,
  },
  cart: [
    { name: 'Yams', price: 6_500 },
    { name: 'Red palm oil', price: 4_200 },
    { name: 'Harvest box', price: 18_500 },
  ],
  receipt: [
    { name: 'Wax print “Kite”', price: 37_500 },
    { name: 'Thread, indigo', price: 4_200 },
    { name: 'Delivery to Yaba', price: 6_500 },
  ],
  /** A customer who spends this much in 90 days is important. */
  important: 40_000,
} as const;

import type { Partners } from '../sections/PartnerRow.tsx';

/** Twelve sample companies; each id names a file in `site/pictures/partners/`. */
export const partners: Partners = {
  isSample: true,
  companies: [
    { id: 'kitewell', name: 'Kitewell' },
    { id: 'sabi', name: 'Sabi Foods' },
    { id: 'northlane', name: 'Northlane' },
    { id: 'papaya', name: 'Papaya & Co' },
    { id: 'lumen', name: 'Lumen Books' },
    { id: 'oakridge', name: 'Oak Ridge' },
    { id: 'tamarind', name: 'Tamarind' },
    { id: 'bluecrane', name: 'Blue Crane' },
    { id: 'halfmoon', name: 'Halfmoon' },
    { id: 'zuri', name: 'Zuri Home' },
    { id: 'pedal', name: 'Pedal Post' },
    { id: 'marula', name: 'Marula' },
  ],
};

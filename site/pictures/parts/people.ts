import { samples } from '@grovemail/config/samples.ts';

/** `Ada Obi` as `AO`. */
export function initialsOf(name: string): string {
  return name
    .split(' ')
    .map((part) => part[0])
    .join('');
}

/** `Ada Obi` as `Ada`. */
export function firstNameOf(name: string): string {
  return name.split(' ', 1)[0] ?? name;
}

/** What stands in a shop's round or square face. */
export function faceOf(shop: { name: string }): string {
  return shop.name[0]?.toUpperCase() ?? '';
}

/** The first names of the three whom emails address. */
export const readers = samples.contacts.slice(0, 3).map(({ name }) => firstNameOf(name));
export const [ada = '', kofi = '', wanjiru = ''] = readers;

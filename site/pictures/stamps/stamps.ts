import baobab from './baobab.svg?url';
import boat from './boat.svg?url';
import crane from './crane.svg?url';
import crate from './crate.svg?url';
import drum from './drum.svg?url';
import kettle from './kettle.svg?url';
import kite from './kite.svg?url';
import lantern from './lantern.svg?url';
import loom from './loom.svg?url';
import mango from './mango.svg?url';
import parcel from './parcel.svg?url';
import sunrise from './sunrise.svg?url';

/** The addresses of the stamps, 120 by 144 px. They show no brand. */
export const stamps = {
  baobab,
  boat,
  crane,
  crate,
  drum,
  kettle,
  kite,
  lantern,
  loom,
  mango,
  parcel,
  sunrise,
};

export type StampName = keyof typeof stamps;

import { notedServerAddress } from '../../store/server-address.ts';
import { OperatorError } from './operator-error.ts';
import type { OpsIo } from './ops-io.ts';

/**
 * The base URL of links: SITE_URL, or else the address at which the server listens.
 * @throws {OperatorError} when neither is known
 */
export function siteAddress(io: OpsIo): string {
  const { bases, store } = io.config(['SITE_URL', 'DATA_DIR']);
  const address = bases.site || notedServerAddress(store.dataDir);
  if (address !== null) return address;
  throw new OperatorError(
    `The server has not been started with its data in ${store.dataDir} yet, so its address is not known. Start it once (npm start), or set SITE_URL.`,
  );
}

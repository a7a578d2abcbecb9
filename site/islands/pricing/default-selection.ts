import { defaultCatalog } from '@grovemail/domain/pricing/default-catalog.ts';
import { initialSelection } from '@grovemail/domain/pricing/initial-selection.ts';

/** The selection in the built page. */
export const defaultSelection = initialSelection(defaultCatalog);

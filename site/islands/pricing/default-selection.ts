import { initialSelection } from '@grovemail/domain/pricing/initial-selection.ts';
import { sampleCatalog } from '@grovemail/domain/pricing/sample-catalog.ts';

/** The selection in the built page. */
export const defaultSelection = initialSelection(sampleCatalog);

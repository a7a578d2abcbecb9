/** Runs at load on every page of the documentation. No React. */
import { followChosenTheme } from '../../scripts/chosen-theme.ts';
import { correctYear } from '../../scripts/correct-year.ts';
import { silenceConsole } from '../../scripts/silence-console.ts';
import { showPageOrigin } from './api-origin.ts';
import { closeDrawersOnNavigation } from './close-drawers.ts';
import { watchCopyButtons } from './copy.ts';
import { watchLanguages } from './language.ts';
import { startScrollSpy } from './scroll-spy.ts';
import { watchThemes } from './theme.ts';

if (import.meta.env.SITE_ENV !== 'development') silenceConsole();
followChosenTheme();
watchThemes();
watchLanguages();
watchCopyButtons();
closeDrawersOnNavigation();
startScrollSpy();
showPageOrigin();
correctYear();

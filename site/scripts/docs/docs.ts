/** What every page of the documentation runs at load: under 2 KiB, no React. */
import { followChosenTheme } from '../chosen-theme.ts';
import { silenceConsole } from '../quiet.ts';
import { correctYear } from '../year.ts';
import { watchCopyButtons } from './copy.ts';
import { watchLanguages } from './language.ts';
import { nameOwnOrigin } from './own-origin.ts';
import { closeOnFollow } from './sheets.ts';
import { spyOnHeadings } from './spy.ts';
import { watchThemes } from './theme.ts';

if (import.meta.env.SITE_ENV !== 'development') silenceConsole();
followChosenTheme();
watchThemes();
watchLanguages();
watchCopyButtons();
closeOnFollow();
spyOnHeadings();
nameOwnOrigin();
correctYear();

/** The catalogues of the chosen language. English is complete; other languages are other files, and no code. */

import type { Catalogue } from '@jade/words';
import english from '../../messages/en.json';

export const LOCALE = 'en';
export const SHELL_WORDS: Catalogue = english;

/** Every sentence a person reads comes from a catalogue. */

export type { Catalogue } from './catalogue.ts';
export { expand } from './catalogue.ts';
export type { Part, Speaker } from './speaker.ts';
export { causeWords, optionWords, problemWords, sayPhrase, speaker } from './speaker.ts';

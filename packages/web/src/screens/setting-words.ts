/** What was chosen for an option of a game, in words. */

import type { Speaker } from '@jade/words';

export function settingWords(words: Speaker, value: string): string {
  return words.has(`mission.${value}`)
    ? words.say('setting.mission', { mission: value, id: value })
    : words.say(`setting.${value}`);
}

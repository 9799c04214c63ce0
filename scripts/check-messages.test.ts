import { describe, expect, it } from 'vitest';
import { missing, saidIn, unused } from './check-messages.ts';

const COMPONENT = `
  const key = 'why.nothing';
  export const Page = ({ id }) => (
    <p title="Hover me" className="not read out">
      {words.say('home.title')} {words.say(\`game.\${id}.line\`)} {words.say(key)} Hello there · 3
    </p>
  );`;

describe('the check of messages', () => {
  const said = saidIn('page.tsx', COMPONENT);

  it('finds text that stands in a component', () => {
    expect(said.literal).toEqual(['Hover me', 'Hello there · 3']);
  });

  it('finds messages that do not exist', () => {
    expect(missing(said.asked, ['home.title', 'game.panda.line'])).toEqual([]);
    expect(missing(said.asked, ['home.title', 'game.panda'])).toEqual(['game.*.line']);
  });

  it('finds messages nobody asks for, also when the key takes a detour', () => {
    const messages = ['home.title', 'game.panda.line', 'why.nothing', 'home.old'];
    expect(unused(said.mentioned, messages)).toEqual(['home.old']);
  });
});

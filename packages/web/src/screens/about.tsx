/** About: what this is, whose work is in it, under which licences. */

import '../styles/about.css';
import jadeSeal from 'seal:玉';
import backdrop from 'painting:backdrop-home';
import { Link } from 'wouter';
import { useTitle } from '../shell/title.ts';
import { TopBar } from '../shell/top-bar.tsx';
import { useWords } from '../words/words.tsx';

/** Where the licences are. */
const LINKS: Readonly<Record<string, string>> = {
  icons: 'https://creativecommons.org/licenses/by/3.0/',
  fonts: 'https://openfontlicense.org/',
};

const CREDITS = ['icons', 'fonts', 'libraries', 'drawings'] as const;

export function About() {
  const words = useWords();
  useTitle(words.say('about.title'));
  return (
    <div className="themed page" data-game="home">
      <img className="backdrop" src={backdrop} alt="" />
      <TopBar seal={jadeSeal} title={words.say('about.title')} line={words.say('home.line')} />
      <main className="paper about">
        <h1>{words.say('about.title')}</h1>
        <p>{words.say('about.what')}</p>
        <p>{words.say('about.unofficial')}</p>
        <h2>{words.say('about.credits')}</h2>
        <ul>
          {CREDITS.map((credit) => (
            <li key={credit}>
              {words.say(`about.${credit}`)}{' '}
              {LINKS[credit] !== undefined && <a href={LINKS[credit]}>{words.say('about.more')}</a>}
            </li>
          ))}
        </ul>
        <h2>{words.say('about.licence')}</h2>
        <p>{words.say('about.mit')}</p>
        <Link className="btn pri" href="/">
          {words.say('top.home')}
        </Link>
      </main>
    </div>
  );
}

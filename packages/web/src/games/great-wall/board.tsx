/** The field: three sections of the wall side by side, the steppe behind them; on small screens one section at a time. */

import cliffUrl from 'painting:wall-cliff';
import wallUrl from 'painting:wall-level-1';
import pavingUrl from 'painting:wall-paving';
import steppeUrl from 'painting:wall-steppe';
import { at } from '@jade/engine';
import type { Seen } from '@jade/great-wall/screen';
import {
  AIM,
  aimOf,
  BARRICADE,
  FIRING,
  POSTS,
  REST,
  SECTION,
  SECTIONS,
  SLOT,
  STATIONED,
  sectionForecast,
  sectionOf,
  variant,
  WALL,
} from '@jade/great-wall/screen';
import { useEffect, useRef, useState } from 'react';
import { useTable } from '../../shell/at-table.tsx';
import { useWords } from '../../words/words.tsx';
import { useConcern } from './concern.tsx';
import { useInspected } from './inspect.tsx';
import { WallSection } from './section.tsx';
import { useSmall } from './use-game.ts';

export function Board({ g }: { g: Seen }) {
  const small = useSmall();
  const { sections } = variant(g);
  return (
    <div className={`gw-field ${sections.length < 3 ? 'gw-two' : ''}`}>
      {small && <Chooser g={g} />}
      <div
        className="gw-ground"
        {...(small && { tabIndex: 0 })}
        style={
          {
            '--gw-wall': `url("${wallUrl}")`,
            '--gw-paving': `url("${pavingUrl}")`,
            '--gw-count': sections.length,
          } as object
        }
      >
        <img className="gw-steppe" src={steppeUrl} alt="" />
        {sections.length < 3 && (
          <>
            <img className="gw-cliff" src={cliffUrl} alt="" />
            <img className="gw-cliff gw-east" src={cliffUrl} alt="" />
          </>
        )}
        <div className="gw-sections">
          {sections.map((section) => (
            <WallSection key={section} g={g} section={section} />
          ))}
        </div>
      </div>
    </div>
  );
}

const PLACES_OF_A_SECTION = [WALL, BARRICADE, FIRING, REST, SECTION];

/** The section in which a thing lies; null for things elsewhere. */
function sectionOfThing(thing: string): string | null {
  const slot = AIM.has(thing) ? aimOf(thing).slot : SLOT.has(thing) ? SLOT.index(thing) : null;
  if (slot !== null) return SECTIONS[sectionOf(slot)];
  const place = PLACES_OF_A_SECTION.find((keys) => keys.has(thing));
  if (place !== undefined) return SECTIONS[place.index(thing)];
  return STATIONED.has(thing) ? SECTIONS[at(POSTS, STATIONED.index(thing)).section] : null;
}

/** The scrolling ground that belongs to the chooser. */
function groundOf(nav: HTMLElement | null): Element | null {
  return nav?.parentElement?.querySelector('.gw-ground') ?? null;
}

/** Which section is in view, with the balance of each. */
function Chooser({ g }: { g: Seen }) {
  const words = useWords();
  const { choices } = useTable();
  const { show } = useInspected();
  const { sections } = variant(g);
  const nav = useRef<HTMLElement>(null);
  const [shown, setShown] = useState<string>(SECTIONS[sections[0] ?? 0]);
  const wanted = [...choices.keys()].map(sectionOfThing).filter((one) => one !== null);
  const asked = wanted.join();
  const concern = useConcern();

  // The wall itself is at the bottom.
  useEffect(() => {
    const ground = groundOf(nav.current);
    ground?.scrollTo({ top: ground.scrollHeight, behavior: 'instant' });
  }, []);

  // Something can be chosen on the field, or a window is about it: it comes into view, if nothing of it is there yet.
  useEffect(() => {
    const ground = groundOf(nav.current);
    if (ground === null) return;
    const glowing = [...ground.querySelectorAll('[data-can="true"], .gw-dying, .gw-concern')];
    const box = ground.getBoundingClientRect();
    const inView = glowing.some((element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      return left >= box.left && right <= box.right && top >= box.top - 4 && bottom <= box.bottom + 4;
    });
    if ((asked === '' && concern === null) || inView) return;
    const first = glowing[0];
    first?.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    const section = first?.closest('[data-section]')?.getAttribute('data-section');
    if (section !== null && section !== undefined) setShown(section);
  }, [asked, concern]);

  const go = (id: string) => {
    setShown(id);
    const section = groundOf(nav.current)?.querySelector(`[data-section="${id}"]`);
    section?.scrollIntoView({ block: 'end', inline: 'center', behavior: 'instant' });
  };

  return (
    <nav ref={nav} className="gw-chooser num" aria-label={words.say('wall.field')}>
      {sections.map((section) => {
        const { power, defence, holds } = sectionForecast(g, section);
        const id = SECTIONS[section];
        return (
          <button
            key={id}
            type="button"
            aria-pressed={shown === id}
            // The one in view is read by a second press: its pill is small under a finger.
            onClick={() => (shown === id && g.season !== 'setup' ? show({ kind: 'section', section }) : go(id))}
          >
            {words.say(`wall.short.${id}`)}{' '}
            {g.season !== 'setup' && (
              <span className={holds ? 'ok' : 'no'}>{words.say('wall.ratio', { power, defence })}</span>
            )}
            {wanted.includes(id) && <i className="dot" />}
          </button>
        );
      })}
    </nav>
  );
}

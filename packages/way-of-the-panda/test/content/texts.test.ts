/** What cards, spaces and places are stands in the data, what they say in the catalogue: here the two are held against each other. */

import { at } from '@jade/engine';
import { expand } from '@jade/words';
import { describe, expect, it } from 'vitest';
import type { Action, Deed } from '../../content/board.ts';
import { CITY_CARDS, SPACES, SPECIAL_ACTIONS } from '../../content/board.ts';
import { BUILDINGS, CHAMPIONS, QUEST_TILES, STRENGTH_TILES } from '../../content/classes.ts';
import { PLACE_IDS, ROAD_IDS, SECTION_IDS, SPOT_IDS } from '../../content/map.ts';
import { effectOf, MISSIONS_A, MISSIONS_B, missionClass } from '../../content/missions.ts';
import { COLOURS, FRONTIER_TILES, FRONTIER_VP } from '../../content/numbers.ts';
import data from '../../content/way-of-the-panda.data.json';
import messages from '../../messages/en.json';
import { STANDSTILL } from '../../rules/round.ts';
import { END_TRIGGERS } from '../../state.ts';

const MESSAGES = expand(messages);

/** The names under which a kind of message stands in the catalogue. */
function said(kind: string): string[] {
  const start = `${kind}.`;
  return Object.keys(MESSAGES)
    .filter((key) => key.startsWith(start) && !key.slice(start.length).includes('.'))
    .map((key) => key.slice(start.length));
}

const same = (a: Iterable<string>, b: Iterable<string>): void => expect([...a].sort()).toEqual([...new Set(b)].sort());
const ids = (things: readonly { id: string }[]) => things.map(({ id }) => id);

const DEEDS = [...SPACES.flatMap(({ options }) => options), ...SPECIAL_ACTIONS];
const MISSIONS = [...MISSIONS_A, ...MISSIONS_B];

describe('Every thing has its words, and no words lack their thing', () => {
  it('places, border sections and roads', () => {
    same(said('place'), [...SPOT_IDS, 'sheet']);
    // Sections of the border are places, and called like them.
    same(said('border'), [...SPOT_IDS, 'sheet']);
    same(said('march'), SECTION_IDS);
    same(said('road'), ROAD_IDS);
  });

  it('spaces and their options, city cards', () => {
    same(said('space'), ids([...SPACES, ...SPECIAL_ACTIONS]));
    same(said('do'), ids(DEEDS));
    for (const kind of ['card', 'cityCard', 'cityShort']) same(said(kind), ids(CITY_CARDS));
  });

  it('missions, with what they ask for', () => {
    same(said('mission'), MISSIONS);
    for (const card of MISSIONS) expect(MESSAGES[`mission.${card}.line`], card).toBeDefined();
  });

  it('clans, champions, buildings and tiles', () => {
    same(said('clan'), Object.keys(COLOURS));
    const owned = COLOURS.flatMap((_, owner) => CHAMPIONS.map((champion) => `P${owner + 1}-${champion}`));
    same(said('champion'), [...CHAMPIONS, ...owned]);
    same(said('building'), BUILDINGS);
    same(said('build'), BUILDINGS);
    same(said('tile'), [...STRENGTH_TILES, ...QUEST_TILES]);
  });

  it('ways to end', () => {
    same(said('trigger'), END_TRIGGERS);
    same(said('end'), END_TRIGGERS);
  });
});

describe('Names fit together', () => {
  it('a road is named by its ends', () => {
    for (const { id, a, b } of data.map.roads) {
      const end = MESSAGES[`march.${b}`] ?? MESSAGES[`place.${b}`];
      expect(MESSAGES[`road.${id}`]).toBe(`the road ${MESSAGES[`place.${a}`]} – ${end}`);
    }
  });

  it('a border section is called the same everywhere', () => {
    for (const id of SECTION_IDS) {
      expect(MESSAGES[`border.${id}`]).toBe(`the ${MESSAGES[`march.${id}`]}`);
      expect(MESSAGES[`place.${id}`]).toBe(MESSAGES[`border.${id}`]);
    }
  });

  it('the map leaves room for the name of every location', () => {
    const letters = data.map.locations.map((place) => place.letters);
    expect(letters).toEqual(PLACE_IDS.map((id) => MESSAGES[`place.${id}`]?.length));
  });

  it('a city card says its effect in full, in a name and in short', () => {
    for (const { id } of CITY_CARDS)
      expect(MESSAGES[`card.${id}`]).toBe(`the city card “${MESSAGES[`cityCard.${id}`]}”`);
  });

  it('a space names its column and its cost', () => {
    for (const { id, cost } of SPACES) {
      const column = MESSAGES[`column.${id.split('-')[0]}`];
      expect(MESSAGES[`space.${id}`]).toBe(`${column} · ${cost} AP`);
    }
  });

  it('a champion names its clan', () => {
    for (const [owner] of COLOURS.entries()) {
      for (const champion of CHAMPIONS) {
        const name = `${MESSAGES[`champion.${champion}`]} of the ${MESSAGES[`clan.${owner}`]}`;
        expect(MESSAGES[`champion.P${owner + 1}-${champion}`]).toBe(name);
      }
    }
  });
});

const NUMBERS = ['no', 'one', 'two', 'three', 'four'];

/** What the sentence of an action must say. */
function wordsOf(action: Action): string[] {
  switch (action.type) {
    case 'move': {
      const who = typeof action.champion === 'number' ? at(CHAMPIONS, action.champion) : 'champion';
      return [
        who,
        ...(action.roads > 1 ? [`${NUMBERS[action.roads]} roads`] : []),
        ...(action.ignoredNinjas > 0 ? [`${NUMBERS[action.ignoredNinjas]} ninja`] : []),
        ...(action.guards > 1 ? ['second guard'] : []),
      ];
    }
    case 'build': {
      const what = action.building === 'any' ? 'anything' : at(BUILDINGS, action.building);
      return [what, action.where];
    }
    case 'strength':
      return [at(STRENGTH_TILES, action.class)];
    case 'quest':
      return [at(QUEST_TILES, action.class)];
    case 'transfer':
      return ['transfer', at(CHAMPIONS, action.class)];
    case 'teleport':
      return ['champion anywhere'];
    case 'sell':
      return ['chest', `${action.vp} vp`];
    case 'vp':
      return [`${action.amount} vp`];
    case 'ap':
      return [`${action.amount} ap`];
    case 'tiles':
      return [`${NUMBERS[action.count]} different`, action.of];
  }
}

function expectWords(key: string, { actions }: Deed): number {
  const words = actions.flatMap(wordsOf);
  for (const word of words) expect(MESSAGES[key]?.toLowerCase(), key).toContain(word);
  return words.length;
}

describe('A sentence says what the effect does', () => {
  it('with every number, piece and class of its actions', () => {
    let checked = 0;
    for (const deed of DEEDS) checked += expectWords(`do.${deed.id}`, deed);
    for (const card of CITY_CARDS) checked += expectWords(`cityCard.${card.id}`, card);
    expect(checked).toBeGreaterThan(80);
  });

  it('with the points of the card in short', () => {
    for (const { id, actions } of CITY_CARDS) {
      const short = MESSAGES[`cityShort.${id}`] ?? '';
      for (const action of actions) {
        if (action.type === 'vp') expect(short).toContain(`${action.amount} VP`);
        if (action.type === 'ap') expect(short).toContain(`+${action.amount} AP`);
        if (action.type === 'tiles') expect(short).toContain(`${action.count} ${action.of}`);
      }
    }
  });

  it('with every number and building of a mission', () => {
    for (const card of data.bonusCards) {
      const line = MESSAGES[`mission.${card.id}.line`] ?? '';
      for (const name of ['vp', 'vpCity', 'vpCapital', 'vpPerLocation', 'vpPerBuilding']) {
        const vp = (card as unknown as Record<string, unknown>)[name];
        if (vp !== undefined) expect(line, card.id).toMatch(new RegExp(`\\b${vp} VP`));
      }
      if ('building' in card) expect(line, card.id).toContain(at(BUILDINGS, missionClass(card.id)));
      if ('count' in card) expect(line, card.id).toContain(NUMBERS[Number(card.count)]);
      if (effectOf(card.id) === 'connectedSides') {
        for (const vp of Object.values((card as { vpBySides?: object }).vpBySides ?? {}))
          expect(line).toContain(String(vp));
      }
    }
  });

  it('with the numbers of the frontier and of quiet rounds (WP-FRONT-3, WP-END-6)', () => {
    expect(MESSAGES['option.reward']).toContain(`${FRONTIER_VP} victory points`);
    expect([FRONTIER_TILES, MESSAGES['option.reward']]).toEqual([2, expect.stringContaining('Two different tiles')]);
    expect([STANDSTILL, MESSAGES['trigger.standstill']]).toEqual([10, expect.stringMatching(/^ten rounds/)]);
  });
});

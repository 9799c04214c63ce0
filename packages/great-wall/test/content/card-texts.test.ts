/**
 * What a card does stands in the data, what it says in the catalogue. Here they are held against each other: every card has its words and no
 * words lack their card, and a text names every number and every kind of thing that its effects deal in.
 */

import { expand } from '@jade/words';
import { describe, expect, it } from 'vitest';
import { LOCATION_IDS } from '../../content/board.ts';
import type { Card } from '../../content/cards.ts';
import {
  ADVISORS,
  ARTEFACTS,
  COMMAND_TITLES,
  COOP_GENERALS,
  cardOf,
  commandOf,
  GENERALS,
  QIN_CARD,
  QIN_COMMANDS,
  REED_COMMAND,
  TACTIC_TITLES,
  tacticTitled,
} from '../../content/cards.ts';
import { EVENTS, eventCard, REQUESTS } from '../../content/coop-cards.ts';
import type { Op } from '../../content/effects.ts';
import { listOf } from '../../content/effects.ts';
import { COOP_HORDES, HORDE_TYPES, HORDES } from '../../content/hordes.ts';
import { SOLDIERS } from '../../content/terms.ts';
import type { Amount } from '../../content/vocabulary.ts';
import { ALL } from '../../content/vocabulary.ts';
import catalogue from '../../messages/en.json';

const messages = expand(catalogue);

const generals = [...GENERALS, ...COOP_GENERALS].map(({ id }) => id);
const types = HORDE_TYPES.map(({ id }) => id);
const artefacts = ARTEFACTS.map(({ id }) => id);

/** Called by the word for a card, though they are none. */
const OTHERS = [QIN_CARD.id];

/** By the first word of a message: the names that follow it. */
const NAMED: Readonly<Record<string, readonly string[]>> = {
  general: generals,
  advisor: ADVISORS,
  artefact: artefacts,
  request: REQUESTS,
  eventCard: EVENTS,
  command: [...COMMAND_TITLES, ...QIN_COMMANDS, REED_COMMAND],
  tactic: TACTIC_TITLES,
  horde: [...HORDES, ...COOP_HORDES, ...types],
  location: LOCATION_IDS,
  text: [
    ...generals,
    QIN_CARD.id,
    ...ADVISORS,
    ...artefacts,
    ...REQUESTS,
    ...EVENTS,
    ...COMMAND_TITLES,
    ...QIN_COMMANDS,
    REED_COMMAND,
    ...types,
  ],
};

/** The names that messages of this kind have. */
function named(kind: string): string[] {
  return Object.keys(messages).flatMap((key) => {
    const [first, id = '', ...more] = key.split('.');
    return first === kind && more.length === 0 ? [id] : [];
  });
}

/** Kinds that are called like cards (`"general.*": "@card.*"`): all cards are among them. */
const CARDS = Object.keys(NAMED).filter((kind) => `${kind}.*` in catalogue);

describe('The words of the cards', () => {
  it.each(Object.entries(NAMED))('are there for every card: %s', (kind, ids) => {
    expect(ids.filter((id) => !named(kind).includes(id))).toEqual([]);
  });

  it.each(Object.entries(NAMED).filter(([kind]) => !CARDS.includes(kind)))('and for nothing else: %s', (kind, ids) => {
    expect(named(kind).toSorted()).toEqual([...new Set(ids)].toSorted());
  });

  it('and for no card that is none', () => {
    const cards = new Set([...CARDS, 'artefact', 'request'].flatMap((kind) => NAMED[kind] ?? []));
    expect(named('card').filter((id) => !cards.has(id) && !OTHERS.includes(id))).toEqual([]);
  });

  it('are there for both boxes of every Tactic card, and for every box of a Command card and its bonus', () => {
    const boxes = Object.keys(messages).filter((key) => /^(tactic|command)\.[^.]+\./.test(key));
    const wanted = [
      ...TACTIC_TITLES.flatMap((title) => [`tactic.${title}.basic`, `tactic.${title}.enhanced`]),
      ...COMMAND_TITLES.flatMap((id) => [
        ...commandOf(id).boxes.map((_, index) => `command.${id}.${index + 1}`),
        ...(commandOf(id).bonus === null ? [] : [`command.${id}.bonus`]),
      ]),
    ];
    expect(boxes.toSorted()).toEqual(wanted.toSorted());
  });
});

/** Words of which one at least stands in the text of an effect. */
const WORDS: Readonly<Record<Op['op'], RegExp>> = {
  gain: /gain|gather/i,
  lose: /los/i,
  give: /give/i,
  exchange: /exchange/i,
  honor: /Honour/,
  drawTactic: /Tactic card/,
  reclaim: /take.* back|reclaim/i,
  dropShame: /Shame/,
  moveSoldiers: /move/i,
  placeHorde: /Horde/,
  regainReward: /reward/i,
  save: /save/i,
  donate: /donat/i,
  removeBarricade: /Barricade/,
  moveClerks: /Clerk/,
  activate: /activat/i,
  recruit: /recruit/i,
  attack: /attack/i,
  wound: /Wound/,
  loseSoldier: /Soldier/,
  build: /build|Barricade|Wall/i,
  upgrade: /Overseer/,
  clearWarehouse: /Warehouse/,
  copyCommand: /copy/i,
  mod: /./,
  rule: /./,
  choose: /or|:/,
  eachPlayer: /player|Others|you/i,
  ifThen: /if|when/i,
  qinMove: /Clerk/,
  qinActivate: /activat/i,
  qinRecruit: /recruit|Spearman|Archer/i,
  qinFire: /Wound/,
  qinUpgrade: /Overseer/,
  qinBuild: /Wall/,
  qinMirror: /card/i,
};

/** Numbers that a text says as what comes of them: “up to 2 instead of 1”, “nothing”. */
const SAID_OTHERWISE: ReadonlySet<string> = new Set(['donateMax', 'barricadeValue']);
const MORE = /more|higher|up to|instead|\+/i;
const LESS = /less|lower|smaller|nothing/i;

function isLess(amount: Amount): boolean {
  return (typeof amount === 'number' ? amount : amount.mul) < 0;
}

function numbersIn(amount: Amount): number[] {
  if (typeof amount === 'number') return amount === ALL ? [] : [Math.abs(amount)];
  return [Math.abs(amount.mul), ...(amount.div > 1 ? [amount.div] : []), ...(amount.max === ALL ? [] : [amount.max])];
}

/** What an effect deals in: the numbers and the words that its text must have. */
function factsOf(op: Op): { numbers: number[]; words: RegExp[] } {
  const numbers = 'n' in op ? numbersIn(op.n) : [];
  const words = [WORDS[op.op]];
  if ('discount' in op && op.discount > 0) numbers.push(op.discount);
  if ('res' in op && op.res !== 'wsg' && op.res !== 'any') words.push(new RegExp(op.res, 'i'));
  if (op.op === 'attack' && op.kinds.length === 1)
    for (const kind of op.kinds) words.push(new RegExp(SOLDIERS[kind].slice(0, 5), 'i'));
  if (op.op === 'rule' && op.n === 1) numbers.length = 0;
  if (op.op === 'mod') {
    words.push(isLess(op.n) || op.stat === 'buildDiscount' ? LESS : MORE);
    if (SAID_OTHERWISE.has(op.stat)) numbers.length = 0;
  }
  const inside =
    op.op === 'eachPlayer'
      ? listOf(op.do)
      : op.op === 'ifThen'
        ? listOf(op.list)
        : op.op === 'choose'
          ? op.from.flatMap(listOf)
          : [];
  for (const facts of inside.map(factsOf)) {
    numbers.push(...facts.numbers);
    words.push(...facts.words);
  }
  return { numbers, words };
}

/** Numbers that may stand as a word. */
const SAID: Readonly<Record<number, RegExp>> = {
  1: /\b(1|one|an?|another)\b/i,
};

function missingIn(text: string, ops: readonly Op[]): string[] {
  return ops
    .map(factsOf)
    .flatMap(({ numbers, words }) => [
      ...numbers.filter((n) => !(SAID[n] ?? new RegExp(`\\b${n}\\b`)).test(text)).map((n) => `${n} in “${text}”`),
      ...words.filter((word) => !word.test(text)).map((word) => `${word} in “${text}”`),
    ]);
}

function opsOf({ abilities, mods, flags }: Card): Op[] {
  return [
    ...abilities.flatMap(({ list }) => listOf(list)),
    ...mods,
    ...flags.map(({ flag, n }): Op => ({ op: 'rule', flag, n })),
  ];
}

const text = (key: string): string => messages[key] ?? '';

describe('A card says the numbers and the things of its effects', () => {
  it('Generals, Advisors, Hordes and Qin’s card', () => {
    const cards = [...generals, ...ADVISORS, ...types, QIN_CARD.id];
    expect(cards.flatMap((id) => missingIn(text(`text.${id}`), opsOf(cardOf(id))))).toEqual([]);
  });

  it('Events', () => {
    expect(EVENTS.flatMap((id) => missingIn(text(`text.${id}`), listOf(eventCard(id).list)))).toEqual([]);
  });

  it('Tactic cards, box by box', () => {
    const missing = TACTIC_TITLES.map(tacticTitled).flatMap(({ title, basic, enhanced }) => [
      ...missingIn(text(`tactic.${title}.basic`), listOf(basic)),
      ...missingIn(text(`tactic.${title}.enhanced`), listOf(enhanced)),
    ]);
    expect(missing).toEqual([]);
  });

  it('Command cards, box by box', () => {
    const missing = COMMAND_TITLES.map(commandOf).flatMap(({ id, boxes, bonus }) => [
      ...boxes.flatMap(({ list }, index) => missingIn(text(`command.${id}.${index + 1}`), listOf(list))),
      ...(bonus === null ? [] : missingIn(text(`command.${id}.bonus`), listOf(bonus.list))),
    ]);
    expect(missing).toEqual([]);
  });

  it('Artefacts', () => {
    const missing = ARTEFACTS.filter(({ id, mul }) => !text(`text.${id}`).includes(`${mul} Honour`));
    expect(missing).toEqual([]);
  });

  it('a text that names another number is found out', () => {
    const wound = listOf(tacticTitled('ambush').enhanced);
    expect(missingIn(text('tactic.ambush.enhanced').replaceAll('2', '3'), wound)).toHaveLength(1);
    expect(missingIn('Draw 2 Tactic cards.', wound)).toHaveLength(1);
  });
});

/** The kit is only worth something if it finds what is wrong: here things are wrong on purpose. */

import { readFileSync } from 'node:fs';
import { lanternMarket } from '@jade/lantern-market';
import { describe, expect, it } from 'vitest';
import type { Frame } from '../flow.ts';
import type { GameDefinition, Viewer } from '../game.ts';
import { seat } from '../plain.ts';
import { parseRulebook } from '../rulebook.ts';
import { checkAnnounced, configFor, nothingAnnounced, testKit } from './index.ts';

type Market = typeof lanternMarket extends GameDefinition<infer G, infer _> ? G : never;
type Check = keyof ReturnType<typeof testKit>;

const rules = parseRulebook(readFileSync(new URL('../../lantern-market/rulebook/en.md', import.meta.url), 'utf8'));

/** Lantern Market with one of its steps or decisions replaced. */
function withCode(name: string, change: object): typeof lanternMarket {
  const code = new Map(lanternMarket.rules.code);
  const entry = code.get(name);
  if (entry === undefined) throw new Error(`no ${name}`);
  const { step, ask, together } = entry;
  code.set(name, {
    ...entry,
    step: step === null ? null : ((change as { step: typeof step }).step ?? step),
    ask: ask === null ? null : { ...ask, ...change },
    together: together === null ? null : { ...together, ...change },
  });
  return { ...lanternMarket, rules: { ...lanternMarket.rules, code } };
}

const hidden = ['merchants.hand', 'pile', 'stack.answers.key'];
let asked = 0;
let constant: Frame | null = null;

const PLANTED: [string, Check, typeof lanternMarket, RegExp][] = [
  [
    'a game that never ends',
    'gamesFinish',
    withCode('market.nextNight', { step: () => ({ do: 'again', step: null, frame: null }) }),
    /steps without a decision/,
  ],
  [
    'a lantern that vanishes',
    'piecesAreConserved',
    withCode('shelter', {
      resolve(g: Market) {
        g.merchants[0]?.hand.pop();
        return { do: 'done', step: null, frame: null };
      },
    }),
    /a lantern was lost/,
  ],
  [
    'a constant that becomes a frame',
    'piecesAreConserved',
    withCode('market.nextNight', {
      step(g: Market, f: Frame) {
        const flow = lanternMarket.rules.code.get('market.nextNight')?.step?.(g, f);
        constant ??= flow?.frame ?? null;
        return flow?.frame ? { ...flow, frame: Object.assign(constant as Frame, flow.frame) } : flow;
      },
    }),
    /two games share the frame/,
  ],
  [
    'a rule that draws from outside the seeded streams',
    'replayEqualsPlay',
    withCode('market.nextNight', {
      step(g: Market & { visitors: number }, f: Frame) {
        asked += 1;
        g.visitors = asked;
        return lanternMarket.rules.code.get('market.nextNight')?.step?.(g, f);
      },
    }),
    /wrong-record/,
  ],
  [
    'a clone that shares the hands',
    'clonesShareNothing',
    { ...lanternMarket, clone: (g) => ({ ...lanternMarket.clone(g), merchants: g.merchants.map((m) => ({ ...m })) }) },
    /shares \$\.merchants\.0\.hand/,
  ],
  [
    'a clone that forgets a field',
    'clonesShareNothing',
    { ...lanternMarket, clone: (g) => ({ ...lanternMarket.clone(g), visitors: 0 }) },
    /the clone differs/,
  ],
  [
    'a function kept in the state',
    'jsonRoundTrip',
    {
      ...lanternMarket,
      setup: (config, core) => ({ ...lanternMarket.setup(config, core), whatNext: () => 1 }) as Market,
    },
    /\$\.whatNext is function/,
  ],
  [
    'options that change the game',
    'optionsArePure',
    withCode('shelter', {
      options(g: Market) {
        g.visitors += 1;
        return ['dark', 'pray'];
      },
    }),
    /changed the game/,
  ],
  [
    'a view that takes over all there is of the game',
    'viewsShowWhatTheyList',
    { ...lanternMarket, view: (g, viewer) => ({ ...g, ...lanternMarket.view(g, viewer) }) },
    /a new field of \$ would be seen by seat 1/,
  ],
  [
    'a view that takes over all there is of a merchant',
    'viewsShowWhatTheyList',
    {
      ...lanternMarket,
      view: (g, viewer) => ({
        ...lanternMarket.view(g, viewer),
        merchants: g.merchants.map((m) => ({ ...m, hand: 0 })),
      }),
    },
    /a new field of \$\.merchants\.0 would be seen by seat 1/,
  ],
  [
    'a view that shows the other hands',
    'viewsLeakNothing',
    {
      ...lanternMarket,
      view: (g, viewer) => ({
        ...lanternMarket.view(g, viewer),
        merchants: g.merchants.map((m) => ({ ...m, hand: [...m.hand] })),
      }),
    },
    /sees what should be hidden/,
  ],
  [
    'a view that tells what is on top of the pile',
    'viewsLeakNothing',
    { ...lanternMarket, view: (g, viewer) => ({ ...lanternMarket.view(g, viewer), pile: g.pile.at(-1) ?? 0 }) },
    /sees what should be hidden/,
  ],
  [
    'a forced choice that tells what is in a hand',
    'viewsLeakNothing',
    withCode('shelter', { deliberate: false }),
    /sees what should be hidden/,
  ],
  [
    'a leak test that tests nothing',
    'viewsLeakNothing',
    { ...lanternMarket, scramble: () => {} },
    /scramble changed nothing/,
  ],
  [
    'a question that comes up only for who can answer it',
    'questionsLeakNothing',
    withCode('shelter', { deliberate: false }),
    /notices .* by what is hidden/,
  ],
  [
    'a test of questions that compares nothing',
    'questionsLeakNothing',
    { ...lanternMarket, scramble: () => {} },
    /no two tables could be compared/,
  ],
  [
    'a frame that tells what is on top of the pile',
    'questionsLeakNothing',
    withCode('night.seller', {
      step(g: Market, f: Frame & { top?: number }) {
        f.top = g.pile.at(-1) ?? 0;
        return lanternMarket.rules.code.get('night.seller')?.step?.(g, f);
      },
    }),
    /notices .*"top":.* by what is hidden/,
  ],
  [
    'a view that shows the top of the pile, without the help of scramble',
    'imaginedGamesLookTheSame',
    {
      ...lanternMarket,
      view: (g, viewer) => ({ ...lanternMarket.view(g, viewer), top: g.pile.at(-1) ?? 0 }),
      scramble: () => {},
    },
    /does not look like/,
  ],
  [
    'a view that shows the pile to an imagination that takes it over',
    'imaginedGamesLookTheSame',
    {
      ...lanternMarket,
      view: (g, viewer) => ({
        ...lanternMarket.view(g, viewer),
        whole: [...g.pile],
        hands: g.merchants.map((m) => m.hand),
      }),
      imagine(view, viewer, random, core) {
        const g = lanternMarket.imagine(view, viewer, random, core);
        const { whole, hands } = view as unknown as { whole: number[]; hands: number[][] };
        g.pile = [...whole];
        for (const [index, merchant] of g.merchants.entries()) merchant.hand = [...(hands[index] ?? [])];
        return g;
      },
    },
    /knows what is hidden: merchants.hand, pile/,
  ],
  [
    'a spectator who looks into a hand',
    'imaginedGamesLookTheSame',
    {
      ...lanternMarket,
      view: (g, viewer) => lanternMarket.view(g, viewer === 'spectator' ? seat(0) : viewer),
    },
    /a spectator sees what seat 2 does not/,
  ],
  [
    'an imagination that forgets the own hand',
    'imaginedGamesLookTheSame',
    {
      ...lanternMarket,
      imagine(view, viewer, random, core) {
        const g = lanternMarket.imagine(view, viewer, random, core);
        g.merchants.reverse();
        return g;
      },
    },
    /does not look like/,
  ],
  [
    'an option that breaks when it is taken',
    'everyOptionIsAcceptedAndAllElseRefused',
    withCode('shelter', { options: () => ['dark', 'lantern:10'] }),
    /failed|lost/,
  ],
  [
    'a refusal without a reason',
    'refusalsAgreeWithOptions',
    withCode('shelter', { refusal: () => null }),
    /'lantern:\d' is refused without a reason/,
  ],
  [
    'a refusal that knows a condition more than the options',
    'refusalsAgreeWithOptions',
    withCode('shelter', {
      refusal(g: Market, f: Frame & { seller: number; wind: number }, key: string) {
        const lantern = Number(key.slice('lantern:'.length));
        const sheltered = lantern > f.wind && g.merchants[f.seller]?.hand.includes(lantern);
        return sheltered ? null : { rule: 'LM-GUST-2', why: 'tooDim', params: {} };
      },
    }),
    /shelter has nothing against 'lantern:\d', but against 'lantern:\d' \(tooDim\), both offered/,
  ],
  [
    'a refusal that cites a rule that does not exist',
    'promptsAndRefusalsExplainThemselves',
    withCode('shelter', { refusal: () => ({ rule: 'LM-GUST-99', why: 'tooDim', params: {} }) }),
    /no rule LM-GUST-99/,
  ],
];

describe('the test kit finds', () => {
  it.each(PLANTED)('%s', (_, check, definition, message) => {
    asked = 0;
    expect(testKit(definition, { rules, hidden, games: 4 })[check]).toThrow(message);
  });

  it('a message that is missing', () => {
    expect(testKit(lanternMarket, { rules, games: 1, messages: {} }).replayEqualsPlay).toThrow("no message 'event.");
  });

  it('a secret that the game does not name', () => {
    const kit = testKit(lanternMarket, { rules, hidden: ['merchants.hand', 'stack.answers.key'], games: 1 });
    expect(kit.imaginedGamesLookTheSame).toThrow('imagined, though the game does not call it hidden: pile');
  });

  it('nothing wrong with the game as it is', () => {
    const kit = testKit(lanternMarket, { rules, hidden, games: 2 });
    for (const check of Object.values(kit)) check();
  });
});

describe('What happens without a word', () => {
  const counted = (definition: typeof lanternMarket) => {
    const announced = nothingAnnounced();
    for (const seed of ['one', 'two', 'three'])
      checkAnnounced(definition, configFor(definition, { players: 3 }, seed), () => true, announced);
    return announced.unannounced;
  };

  it('is found: something on the board that changes by itself', () => {
    const view = (g: Market, viewer: Viewer) => ({ ...lanternMarket.view(g, viewer), depth: g.stack.length });
    const shifty = { ...lanternMarket, view } as typeof lanternMarket;
    expect(counted(shifty).some((one) => /depth changed without a word|depth,/.test(one))).toBe(true);
    expect(counted(lanternMarket).some((one) => one.includes('depth'))).toBe(false);
  });
});

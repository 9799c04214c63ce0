/**
 * The game test kit. A game gets each of these properties for one line:
 *
 *     const kit = testKit(lanternMarket, { rules: parseRulebook(text) });
 *     it('views leak nothing', kit.viewsLeakNothing);
 *
 * Every check plays random games in all the given ways of sitting down, and throws a sentence that names
 * the game, the seed and the choice where the property failed.
 */

import type { Frame, Game, Pending, Refusal } from '../flow.ts';
import { advance, answer, candidatesOf, codeAt } from '../flow.ts';
import type { Config, GameDefinition, Viewer, Wishes } from '../game.ts';
import { anyGame } from '../game.ts';
import { fingerprint } from '../hash.ts';
import type { Params } from '../log.ts';
import { optionMessage, witness } from '../log.ts';
import type { Command, Match } from '../match.ts';
import { branch, choose, openMatch, refusalOf } from '../match.ts';
import type { Choice } from '../past.ts';
import type { Seat } from '../plain.ts';
import { canonical, seat, seatsOf } from '../plain.ts';
import type { Stream } from '../random.ts';
import { stream } from '../random.ts';
import { parseRecord } from '../read-record.ts';
import { replayRecord, writeRecord } from '../record.ts';
import type { Rule } from '../rulebook.ts';
import { imagine, passingView, scrambled, seatView } from '../view.ts';
import type { WalkStep } from './walk.ts';
import { configFor, configsOf, describeSeat, walk } from './walk.ts';

export type { Announced } from './announced.ts';
export { checkAnnounced, nothingAnnounced } from './announced.ts';
export { drive, told } from './driver.ts';
export type { Foretold } from './forecasts.ts';
export { nothingForetold, proveForecasts, proveStep } from './forecasts.ts';
export { playthrough } from './playthrough.ts';
export type { Foreseen } from './previews.ts';
export { checkPreviews, nothingForeseen } from './previews.ts';
export { provenanceIn } from './provenance.ts';
export { configFor, configsOf, randomChoice, walk } from './walk.ts';

declare const JADE_GAMES_TIMES: number | undefined;

/** So many times as many games as a game asks for: 1, unless the test runner defines another number. */
const TIMES = typeof JADE_GAMES_TIMES === 'undefined' ? 1 : JADE_GAMES_TIMES;

export interface KitSettings {
  /** The game's rulebook: every rule that is cited must stand in it. */
  readonly rules: readonly Rule[];
  /** Ways of sitting down; by default every mode with every number of players. */
  readonly setups?: readonly Omit<Wishes, 'seed'>[];
  /** Random games for each way of sitting down. */
  readonly games?: number;
  /** Costly checks look at one decision in so many. */
  readonly every?: number;
  /** All that some seat may not see, as paths into the game: `merchants.hand`. Nothing where everything is open. */
  readonly hidden?: readonly string[];
  /** Words the game can say; when given, every refusal and event must have its message. */
  readonly messages?: Readonly<Record<string, string>>;
}

export function testKit<G extends Game, V>(definition: GameDefinition<G, V>, settings: KitSettings) {
  const { rules, games = 5, every = 1, hidden = [], messages } = settings;
  const ruleIds = new Set(rules.map(({ id }) => id));

  function* configs(): Generator<Config> {
    for (const wishes of configsOf(definition, settings.setups ?? null)) {
      for (let game = 1; game <= games * TIMES; game++) yield configFor(definition, wishes, `kit ${game}`);
    }
  }

  /** Runs a check at the decisions of random games and says where it failed. */
  function atDecisions(check: (step: WalkStep<G>, config: Config) => void, stride: number): void {
    for (const config of configs()) {
      let seq = 0;
      try {
        for (const step of walk(definition, config)) {
          seq = step.seq;
          if (step.seq % stride === 0) check(step, config);
        }
      } catch (cause) {
        const where = `${definition.id} ${config.mode}, ${config.players} players, seed '${config.seed}', choice ${seq + 1}`;
        throw new Error(`${where}: ${cause instanceof Error ? cause.message : cause}`, { cause });
      }
    }
  }

  const viewers = (g: G): Viewer[] => [...seatsOf(g), 'spectator'];
  const seen = (g: G, viewer: Viewer): string => {
    return canonical(seatView(definition, g, advance(definition.rules, g), viewer));
  };

  function knownRule(rule: string): void {
    if (!ruleIds.has(rule)) throw new Error(`the rulebook has no rule ${rule}`);
  }

  /** The message exists, and every parameter it speaks of is given. */
  function knownMessage(key: string, params: Params): void {
    if (messages === undefined) return;
    const message = messages[key];
    if (message === undefined) throw new Error(`there is no message '${key}'`);
    for (const [, name = ''] of message.matchAll(/\{([a-zA-Z]\w*)[,}]/g)) {
      // `{soldier_a}` is the parameter `soldier` in one of its forms.
      const [param = ''] = name.split('_');
      if (params[param] === undefined) throw new Error(`the message '${key}' speaks of '${param}', which is not given`);
    }
  }

  function knownOption(decision: string, key: string): void {
    const { keys, params } = optionMessage(decision, key);
    knownMessage(keys.find((one) => messages?.[one] !== undefined) ?? keys.join(' or '), params);
  }

  return {
    gamesFinish(): void {
      for (const config of configs()) {
        const steps = walk(definition, config);
        let step = steps.next();
        while (!step.done) step = steps.next();
        const { scores, winners } = definition.outcome(step.value);
        if (scores.length !== config.players) throw new Error(`${scores.length} scores for ${config.players} seats`);
        if (winners.some((winner) => winner >= config.players)) throw new Error(`seat ${winners} cannot win`);
      }
    },

    piecesAreConserved(): void {
      const owners = new WeakMap<Frame, G>();
      atDecisions(({ game }) => {
        // Locals become the frame (`begin`): a constant handed over would be one frame in all games.
        for (const frame of game.stack) {
          if ((owners.get(frame) ?? game) !== game) throw new Error(`two games share the frame '${frame.at}'`);
          owners.set(frame, game);
        }
        const broken = definition.invariants(game);
        if (broken.length > 0) throw new Error(broken.join('; '));
      }, 1);
    },

    replayEqualsPlay(): void {
      for (const config of configs()) {
        const match = openMatch(definition, config);
        for (const { choice, seq } of walk(definition, config)) expectChosen(match, { ...choice, seq });
        const record = parseRecord(writeRecord(match));
        if (!record.ok) throw new Error(JSON.stringify(record.problem));
        const replayed = replayRecord([anyGame(definition)], record.value);
        if (!replayed.ok) throw new Error(JSON.stringify(replayed.problem));
        if (canonical(replayed.value.game) !== canonical(match.game)) throw new Error('the replay ends differently');
        for (const { events } of match.moments) {
          for (const { rule, key, params } of events) {
            knownRule(rule);
            knownMessage(`event.${key}`, params);
          }
        }
      }
    },

    clonesShareNothing(): void {
      atDecisions(({ game }) => {
        const copy = definition.clone(game);
        if (canonical(copy) !== canonical(game)) throw new Error('the clone differs from the original');
        const shared = sharedPart(game, copy, '$');
        if (shared !== null) throw new Error(`the clone shares ${shared} with the original`);
      }, every);
    },

    jsonRoundTrip(): void {
      atDecisions(({ game, pending, choice }) => {
        const loaded = JSON.parse(canonical(game)) as G;
        const same = advance(definition.rules, loaded);
        if (canonical(asked(same)) !== canonical(asked(pending))) throw new Error('a loaded game asks something else');
        if (same === null) throw new Error('a loaded game is over');
        const copy = definition.clone(game);
        answer(definition.rules, loaded, same, choice.seat, choice.key);
        answer(definition.rules, copy, onCopy(pending, copy), choice.seat, choice.key);
        if (canonical(loaded) !== canonical(copy)) throw new Error(`a loaded game answers '${choice.key}' differently`);
      }, every);
    },

    optionsArePure(): void {
      atDecisions(({ game, pending }) => {
        const before = fingerprint(game);
        const twice = advance(definition.rules, game);
        if (canonical(asked(twice)) !== canonical(asked(pending))) throw new Error('asked twice, the options differ');
        if (fingerprint(game) !== before) throw new Error('asking for the options changed the game');
        for (const { options } of [...pending.questions, ...pending.offers]) {
          if (new Set(options).size !== options.length) throw new Error(`an option stands twice: ${options}`);
        }
      }, every);
    },

    botsOnlyLook(): void {
      atDecisions(({ game, pending }) => {
        const before = fingerprint(game);
        for (const who of seatsOf(game)) {
          if (!Number.isFinite(definition.evaluate(game, who))) throw new Error('the evaluation is no number');
        }
        for (const { seat: who, options } of pending.questions) {
          const weights = definition.policy?.(game, who, options) ?? options.map(() => 1);
          const odd = options.findIndex((_, index) => !isWeight(weights[index]));
          if (odd >= 0)
            throw new Error(`the policy gives '${options[odd]}' of ${pending.name} a weight of ${weights[odd]}`);
          if (weights.length !== options.length) throw new Error(`the policy of ${pending.name} has weights to spare`);
        }
        if (fingerprint(game) !== before) throw new Error('whoever thought about the game changed it');
      }, every);
    },

    /** A view is built, not filtered: what a game gets new, in whichever of its pieces, is seen by nobody. */
    viewsShowWhatTheyList(): void {
      atDecisions(({ game }) => {
        const richer = definition.clone(game);
        for (const [field, piece] of Object.entries(richer)) {
          if (field !== 'stack' && field !== 'rng') addField(piece);
        }
        Object.assign(richer, { [UNLISTED]: 0 });
        for (const viewer of viewers(game)) {
          const shown = pathOfField(definition.view(richer, viewer), '$');
          if (shown !== null) throw new Error(`a new field of ${shown} would be seen by ${describeSeat(viewer)}`);
        }
      }, every);
    },

    viewsLeakNothing(): void {
      const random = stream('kit', 'scramble');
      let changed = 0;
      atDecisions(({ game }) => {
        for (const viewer of viewers(game)) {
          const other = scrambled(definition, game, viewer, random);
          if (differs(other, game)) changed += 1;
          if (seen(other, viewer) !== seen(game, viewer)) {
            throw new Error(`${describeSeat(viewer)} sees what should be hidden`);
          }
        }
      }, every);
      // Nor is anything seen on the way from one decision to the next.
      atDecisions(({ game, pending, choice }) => {
        const { rules, clone } = definition;
        const onItsWay = clone(game);
        const { scenes } = witness<G>(
          () => void answer(rules, onItsWay, advance(rules, onItsWay) ?? pending, choice.seat, choice.key),
          clone,
        );
        for (const scene of scenes) {
          for (const viewer of viewers(game)) {
            const other = scrambled(definition, scene.game, viewer, random);
            const [one, two] = [scene.game, other].map((g) => canonical(passingView(definition, g, viewer)));
            if (one !== two) throw new Error(`${describeSeat(viewer)} sees on the way what should be hidden`);
          }
        }
      }, every * 4);
      if (definition.secrets && changed === 0) throw new Error('scramble changed nothing, so nothing was tested');
    },

    /**
     * Being asked, or not, tells nothing, nor does where we are in the rules: the same choice is made at a table where other things are
     * hidden from the viewer. As long as the viewer is told the same, the same seats must be asked the same, by the same frames.
     */
    questionsLeakNothing(): void {
      const random = stream('kit', 'questions');
      const compared = { seats: 0, spectator: 0 };
      atDecisions(({ game, pending, choice }) => {
        for (const viewer of viewers(game)) {
          const other = anotherTable(game, pending, viewer, random);
          const isOther = differs(other, game);
          const here = noticed(definition.clone(game), choice, viewer);
          const there = noticed(other, choice, viewer);
          // Whoever holds other things may have other choices; and what comes to light by the rules may differ.
          if (here === null || there === null || !tellTheSame(here.told, there.told)) continue;
          if (isOther) compared[viewer === 'spectator' ? viewer : 'seats'] += 1;
          if (canonical(here) !== canonical(there)) {
            const [one, two] = [here, there].map(({ asked }) => canonical(asked));
            throw new Error(
              `after '${choice.key}' of ${describeSeat(choice.seat)}, ${describeSeat(viewer)} notices ${one} or ${two}, by what is hidden`,
            );
          }
        }
      }, every);
      if (definition.secrets && (compared.seats === 0 || compared.spectator === 0))
        throw new Error('no two tables could be compared, so nothing was tested');
    },

    /**
     * Two games that differ in everything a seat has not been shown look the same to it, byte for byte: they are imagined from its view
     * alone. A spectator sees no more than any seat. What differs between them is just what the game says it hides.
     */
    imaginedGamesLookTheSame(): void {
      const random = stream('kit', 'imagine');
      const differing = new Set<string>();
      atDecisions(({ game, pending }) => {
        const spectated = seen(game, 'spectator');
        for (const viewer of seatsOf(game)) {
          const view = seatView(definition, game, pending, viewer);
          const looks = canonical(view);
          const one = imagine(definition, view, random);
          const two = imagine(definition, view, random);
          collectDifferences(one, two, '', differing);
          for (const imagined of [one, two]) {
            const broken = definition.invariants(imagined);
            if (broken.length > 0) throw new Error(`imagined: ${broken.join('; ')}`);
            if (seen(imagined, viewer) !== looks)
              throw new Error(`what ${describeSeat(viewer)} imagines does not look like what it sees`);
            if (seen(imagined, 'spectator') !== spectated)
              throw new Error(`a spectator sees what ${describeSeat(viewer)} does not`);
          }
        }
      }, every);
      const known = hidden.filter((path) => !differing.has(path));
      if (known.length > 0) throw new Error(`whoever imagines the game knows what is hidden: ${known.join(', ')}`);
      const unnamed = [...differing].filter((path) => !hidden.includes(path));
      if (unnamed.length > 0)
        throw new Error(`imagined, though the game does not call it hidden: ${unnamed.join(', ')}`);
    },

    everyOptionIsAcceptedAndAllElseRefused(): void {
      for (const config of configs()) {
        const match = openMatch(definition, config);
        for (const { choice, seq, pending } of walk(definition, config)) {
          if (seq % every === 0) tryEverything(match, pending, seq);
          expectChosen(match, { ...choice, seq });
        }
      }
    },

    /**
     * "Why not?" and "may I?" say the same: what is not offered has a refusal, and what is offered has none. Many refusals are written only
     * for what is not offered: those speak against everything. One that spares an offered option spares all of its kind.
     */
    refusalsAgreeWithOptions(): void {
      const offered = new Map<string, { spared?: string; refused?: string }>();
      atDecisions(({ game, pending }) => {
        for (const { key, refusal } of refusalsNow(game, pending)) {
          if (refusal === null) throw new Error(`'${key}' is refused without a reason`);
        }
        for (const { seat, options } of [...pending.questions, ...pending.offers]) {
          for (const key of options) {
            const kind = `${pending.name} ${key.split(':')[0]}`;
            const found = offered.get(kind) ?? {};
            offered.set(kind, found);
            const against = saidAgainst(game, pending, seat, key);
            if (against === null) found.spared ??= key;
            else found.refused ??= `'${key}' (${against})`;
            const { spared, refused } = found;
            if (spared !== undefined && refused !== undefined)
              throw new Error(`${pending.name} has nothing against '${spared}', but against ${refused}, both offered`);
          }
        }
      }, 1);
    },

    promptsAndRefusalsExplainThemselves(): void {
      for (const config of configs()) {
        const match = openMatch(definition, config);
        for (const { choice, seq, pending } of walk(definition, config)) {
          if (seq % every === 0) {
            for (const { refusal } of refusalsNow(match.game, pending)) if (refusal !== null) checkRefusal(refusal);
            const { decision, prompt } = seatView(definition, match.game, match.pending, choice.seat);
            knownMessage(`ask.${decision}`, prompt);
            for (const { options } of [...pending.questions, ...pending.offers]) {
              for (const key of options) knownOption(pending.name, key);
            }
          }
          expectChosen(match, { ...choice, seq });
        }
      }
    },
  };

  /** A table that looks the same: made from the view of a seat alone, and for a spectator from this one. */
  function anotherTable(game: G, pending: Pending, viewer: Viewer, random: Stream): G {
    if (viewer === 'spectator') return scrambled(definition, game, viewer, random);
    return imagine(definition, seatView(definition, game, pending, viewer), random);
  }

  /** What a viewer notices of a choice: what is told, then who is asked what. Null where it is no choice. */
  function noticed(g: G, choice: Choice, viewer: Viewer): Noticed | null {
    const before = advance(definition.rules, g);
    const open = [...(before?.questions ?? []), ...(before?.offers ?? [])];
    if (before === null || !open.some((one) => one.seat === choice.seat && one.options.includes(choice.key)))
      return null;
    let after: Pending | null = null;
    const { events } = witness(() => {
      after = answer(definition.rules, g, before, choice.seat, choice.key);
    });
    const { table: _, ...asked } = seatView(definition, g, after, viewer);
    const told = events.map(({ key, params, secret }) => {
      return canonical({ key, params, secret: secret?.seat === viewer ? secret.params : null });
    });
    return { told, asked };
  }

  function tryEverything(match: Match<G, V>, pending: Pending, seq: number): void {
    const before = fingerprint(match.game);
    for (const { seat, options } of [...pending.questions, ...pending.offers]) {
      for (const key of options) {
        const tried = branch(match, seq);
        if (!tried.ok) throw new Error('cannot branch off here');
        expectChosen(tried.value, { seat, key, seq });
        const broken = definition.invariants(tried.value.game);
        if (broken.length > 0) throw new Error(`after '${key}': ${broken.join('; ')}`);
      }
    }
    for (const command of wrongCommands(match, pending, seq)) {
      const answered = choose(match, command);
      if (answered.ok) throw new Error(`${JSON.stringify(command)} should have been refused`);
    }
    if (fingerprint(match.game) !== before) throw new Error('something refused has changed the game');
  }

  /** Everything a seat could mean but may not, and a few things that mean nothing. */
  function wrongCommands(match: Match<G, V>, pending: Pending, seq: number): Command[] {
    const { game } = match;
    const commands: Command[] = [{ seat: seat(game.seats), key: 'pass', seq }];
    for (const asker of seatsOf(game)) {
      const legal = [...pending.questions, ...pending.offers]
        .filter((asked) => asked.seat === asker)
        .flatMap((asked) => asked.options);
      const meant = allCandidates(game, pending, asker);
      const nonsense = ['', 'nonsense', 'toString', '+', '+nonsense', ...legal.map((key) => `${key}x`)];
      for (const key of [...meant, ...nonsense]) if (!legal.includes(key)) commands.push({ seat: asker, key, seq });
      for (const key of legal) commands.push({ seat: asker, key, seq: seq + 1 }, { seat: asker, key, seq: seq - 1 });
    }
    return commands;
  }

  function allCandidates(game: G, pending: Pending, asker: Seat): string[] {
    const offered = [...definition.rules.offers.values()].flatMap(
      (offer) => offer.candidates?.(game, asker, pending.frame) ?? [],
    );
    if (!pending.questions.some((asked) => asked.seat === asker)) return [];
    return [...candidatesOf(codeAt(definition.rules, game, pending.frame), game, pending.frame, asker), ...offered];
  }

  function* refusalsNow(game: G, pending: Pending): Generator<{ key: string; refusal: Refusal | null }> {
    for (const { seat, options } of pending.questions) {
      const offered = pending.offers.filter((asked) => asked.seat === seat).flatMap((asked) => asked.options);
      for (const key of allCandidates(game, pending, seat)) {
        if (options.includes(key) || offered.includes(key)) continue;
        yield { key, refusal: refusalOf({ definition, game, pending }, seat, key) };
      }
    }
  }

  /** What the rules say against an option if one asks as though it were not offered. */
  function saidAgainst(game: G, pending: Pending, asker: Seat, key: string): string | null {
    const unoffered = {
      ...pending,
      questions: pending.questions.map((asked) => ({ ...asked, options: [] })),
      offers: [],
    };
    try {
      return refusalOf({ definition, game, pending: unoffered }, asker, key)?.why ?? null;
    } catch (cause) {
      // It need not know what it is never asked about.
      return String(cause);
    }
  }

  function checkRefusal({ rule, why, params, and }: Refusal): void {
    knownRule(rule);
    knownMessage(`refusal.${why}`, params);
    if (and !== undefined) checkRefusal(and);
  }

  function expectChosen(match: Match<G, V>, command: Command): void {
    const chosen = choose(match, command);
    if (!chosen.ok) throw new Error(`'${command.key}' was offered but refused: ${JSON.stringify(chosen.problem)}`);
  }
}

/** Whether any piece lies elsewhere. */
function differs<G extends Game>(other: G, game: G): boolean {
  return canonical({ ...other, rng: game.rng, stack: game.stack }) !== canonical(game);
}

/** The name of a field that no game has. */
const UNLISTED = 'unlisted field';

/** Gives every object in here one more field. */
function addField(piece: unknown): void {
  if (!isObject(piece)) return;
  for (const part of Object.values(piece)) addField(part);
  if (!Array.isArray(piece)) piece[UNLISTED] = 0;
}

function pathOfField(shown: unknown, path: string): string | null {
  if (!isObject(shown)) return null;
  if (UNLISTED in shown) return path;
  for (const [key, part] of Object.entries(shown)) {
    const found = pathOfField(part, `${path}.${key}`);
    if (found !== null) return found;
  }
  return null;
}

/** The paths at which two games differ, without the places in lists. Streams of chance belong to nobody. */
function collectDifferences(one: unknown, two: unknown, path: string, found: Set<string>): void {
  if (one === two || path === 'rng') return;
  if (Array.isArray(one) && Array.isArray(two) && one.length === two.length && one.some(isObject)) {
    for (const [index, element] of one.entries()) collectDifferences(element, two[index], path, found);
  } else if (isObject(one) && isObject(two) && !Array.isArray(one)) {
    for (const key of Object.keys(one))
      collectDifferences(one[key], two[key], path === '' ? key : `${path}.${key}`, found);
  } else if (canonical(one) !== canonical(two)) found.add(path);
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

interface Noticed {
  readonly told: readonly string[];
  readonly asked: unknown;
}

/** Whether two tellings agree as far as the shorter one goes. */
function tellTheSame(one: readonly string[], two: readonly string[]): boolean {
  return one.every((event, index) => index >= two.length || event === two[index]);
}

function asked(pending: Pending | null): unknown {
  return pending === null ? null : { name: pending.name, questions: pending.questions, offers: pending.offers };
}

/** The same pending decision, seen from a copy of the game. */
function onCopy(pending: Pending, copy: Game): Pending {
  return { ...pending, frame: copy.stack[copy.stack.length - 1] as Frame };
}

/** The path of an object that both values hold, if there is one. */
function sharedPart(a: unknown, b: unknown, path: string): string | null {
  if (typeof a !== 'object' || a === null || typeof b !== 'object' || b === null) return null;
  if (a === b) return path;
  for (const [key, value] of Object.entries(a)) {
    const shared = sharedPart(value, (b as Record<string, unknown>)[key], `${path}.${key}`);
    if (shared !== null) return shared;
  }
  return null;
}

function isWeight(weight: number | undefined): boolean {
  return weight !== undefined && weight > 0 && weight < Number.POSITIVE_INFINITY;
}

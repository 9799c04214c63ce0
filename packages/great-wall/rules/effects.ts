/**
 * Carrying out a list of effects (rulebook chapter 18): the one place that knows what each word of the vocabulary does.
 * Whatever needs a choice is a procedure of its own in the chapter it belongs to.
 */

import type { Flow, Frame, Procedure } from '@jade/engine';
import { at, call, callFrame, done, frame, go, refuse, tell } from '@jade/engine';
import type { ListId, Op } from '../content/effects.ts';
import { listOf } from '../content/effects.ts';
import type { Resource, Section } from '../content/terms.ts';
import { indexIn, RESOURCES } from '../content/terms.ts';
import type { Amount } from '../content/vocabulary.ts';
import type { Faction, GreatWall } from '../state.ts';
import { clanOf } from '../state.ts';
import { activate, chooseActivation, newActivation } from './activation.ts';
import { assault } from './assault.ts';
import { attackWith, newAttack, woundEffect } from './attack-effects.ts';
import { boxes, copyable, copyCommand, newBoxes } from './boxes.ts';
import { barricadesGo, build } from './build.ts';
import { moveClerks } from './clerks.ts';
import { holds } from './conditions.ts';
import { saveFree } from './deaths.ts';
import { discardDown, drawTactics, holdsTooMany } from './deck.ts';
import { nearest, procedure, STOP } from './define.ts';
import { addToEvent } from './event-mods.ts';
import { placeHordes } from './hordes.ts';
import { amountOf } from './modifiers.ts';
import { eachPlayer, loseSoldiers, marchSome, reclaimSome, regainReward } from './orders.ts';
import { donateMore, upgradeSome } from './production.ts';
import { chooseGain, exchangeSome, giveSome, loseSome } from './purse.ts';
import { qinBuilds, qinFires, qinMirrors, qinMoves, qinPick, qinRecruits, qinUpgrades } from './qin.ts';
import { newRecruitment, recruitment } from './recruit.ts';
import { dropShame } from './shame.ts';
import { gain, gainHonour, inWarehouse } from './treasury.ts';
import { present } from './window.ts';

export interface Performing {
  list: string;
  index: number;
  /** The card whose effect this is; no ability of it works again meanwhile (GW-CARD-12). */
  card: string;
  /** Whose card it is, and who acts. */
  owner: Faction;
  who: Faction;
  /** What the bonus of a Command card adds to this box. */
  plus: number;
}

/** The frame in which a list is carried out. Made here in one piece, because no other is made so often. */
export function carryingOut(list: ListId, card: string, owner: Faction, who = owner, plus = 0): Frame & Performing {
  return { at: perform.start, list, index: 0, card, owner, who, plus };
}

export const perform: Procedure<Performing> = procedure('perform', frame<Performing>(), {
  next(g, f) {
    const op = listOf(f.list)[f.index];
    if (op === undefined) return done;
    f.index += 1;
    return carryOut(g, f, op);
  },

  /** One of several lists; the key names the first effect of each. */
  choose: {
    rule: 'GW-AUTUMN-4',
    decider: (_, f) => f.who,
    options: (g, f) => [
      ...choicesOf(f)
        .filter(({ op }) => isPossible(g, f.who, op))
        .map(({ key }) => key),
      STOP,
    ],
    candidates: (_, f) => [...choicesOf(f).map(({ key }) => key), STOP],
    refusal: () => refuse('GW-CARD-6', 'nothingToCopy'),
    prompt: (_, f) => ({ card: f.card }),
    resolve(_, f, key) {
      const choice = choicesOf(f).find((one) => one.key === key);
      if (choice === undefined) return go('next');
      return callFrame(carryingOut(choice.list, f.card, f.owner, f.who, f.plus), 'next');
    },
  },

  limit(g, f) {
    return holdsTooMany(g, f.who) ? call(discardDown, { who: f.who }, 'next') : go('next');
  },
});

type Step = 'next' | 'choose' | 'limit';

interface OneOfLists {
  readonly key: string;
  readonly list: ListId;
  readonly op: Op['op'];
}
const CHOICES = new Map<Op, readonly OneOfLists[]>();

function choicesOf(f: Performing): readonly OneOfLists[] {
  const op = at(listOf(f.list), f.index - 1);
  if (op.op !== 'choose') throw new Error(`'${f.list}' has no choice`);
  const known = CHOICES.get(op);
  if (known !== undefined) return known;
  const choices = op.from.map((list): OneOfLists => {
    const first = at(listOf(list), 0);
    return { key: `choose:${first.op}`, list, op: first.op };
  });
  CHOICES.set(op, choices);
  return choices;
}

/** Only copying can be out of the question for all to see: what a player could pay for is secret. */
function isPossible(g: GreatWall, who: Faction, op: Op['op']): boolean {
  return op !== 'copyCommand' || copyable(g, who).length > 0;
}

/** The Section of the event in whose window this happens. */
function here(g: GreatWall): Section {
  const section = present(g)?.section ?? -1;
  if (section < 0) throw new Error('this event has no Section');
  return section as Section;
}

function carryOut(g: GreatWall, f: Performing, op: Op): Flow<Step> {
  const { who, owner } = f;
  const count = (amount: Amount): number =>
    typeof amount === 'number' ? amount : amountOf(g, owner, amount, present(g)?.n ?? 0);
  switch (op.op) {
    case 'gain': {
      const n = count(op.n);
      if (op.res !== 'wsg' && op.res !== 'any') {
        gain(g, who, indexIn(RESOURCES, op.res) as Resource, n, 'GW-TERM-1');
        return go('next');
      }
      return n > 0 ? call(chooseGain, { who, left: n, chi: op.res === 'any' }, 'next') : go('next');
    }
    case 'lose':
      return loseSome(g, who, count(op.n), 'next');
    case 'give':
      return call(giveSome, { who, left: count(op.n), to: -1 as Faction, one: op.to === 'another' }, 'next');
    case 'exchange':
      return call(exchangeSome, { who, left: count(op.n), give: -1 }, 'next');
    case 'honor':
      gainHonour(g, who, count(op.n), 'GW-CARD-1');
      return go('next');
    case 'drawTactic':
      drawTactics(g, who, count(op.n), 'GW-SCH-1');
      return go('limit');
    case 'reclaim':
      return call(reclaimSome, { who, left: count(op.n) }, 'next');
    case 'dropShame':
      return call(dropShame, { who, left: count(op.n), must: false }, 'next');
    case 'moveSoldiers':
      return call(
        marchSome,
        { who, left: count(op.n), from: -1, kind: -1, moved: [0, 0, 0, 0, 0, 0, 0, 0, 0] },
        'next',
      );
    case 'placeHorde':
      return call(placeHordes, { left: count(op.n) }, 'next');
    case 'regainReward':
      return call(regainReward, { who, spots: present(g)?.covered.slice() ?? [] }, 'next');
    case 'save':
      return call(saveFree, { who, left: count(op.n) }, 'next');
    case 'donate':
      return call(donateMore, { who, left: count(op.n) }, 'next');
    case 'removeBarricade':
      barricadesGo(g, here(g), count(op.n), 'GW-TIME-2');
      return go('next');
    case 'moveClerks':
      return moveClerks(g, who, count(op.n) + f.plus, op.distinct, 'next');
    case 'activate':
      return call(chooseActivation, { who }, 'next');
    case 'recruit':
      return call(recruitment, newRecruitment(who, count(op.n) + f.plus, op.discount), 'next');
    case 'attack':
      return call(attackWith, newAttack(who, op.kinds, count(op.n), op.scope), 'next');
    case 'wound':
      return call(
        woundEffect,
        { who, left: count(op.n), where: op.where, section: op.where === 'section' ? here(g) : -1 },
        'next',
      );
    case 'loseSoldier':
      return call(loseSoldiers, { who, left: count(op.n) }, 'next');
    case 'build':
      return call(
        build,
        {
          who,
          left: count(op.n),
          walls: op.walls,
          discount: op.discount + f.plus,
          free: op.free,
          here: op.here ? here(g) : -1,
          honour: op.honour,
          what: '',
          price: 0,
        },
        'next',
      );
    case 'upgrade':
      return call(upgradeSome, { who, left: count(op.n), discount: op.discount, done: 0, location: -1 }, 'next');
    case 'clearWarehouse':
      tell('GW-COOP-16', 'warehouseBurnt', { count: inWarehouse(g) });
      g.warehouse.fill(0);
      return go('next');
    case 'copyCommand':
      return call(copyCommand, { who }, 'next');
    case 'mod':
      addToEvent(g, who, op.stat, count(op.n), op.scope);
      return go('next');
    case 'rule':
      addToEvent(g, who, op.flag, op.n, 'self');
      return go('next');
    case 'choose':
      return go('choose');
    case 'eachPlayer':
      return call(eachPlayer, { owner, card: f.card, list: op.do, kind: op.who, left: [], named: [] }, 'next');
    case 'ifThen': {
      // GW-CARD-15: whether a Section holds is not known yet; the Assault keeps the promise.
      const waits = op.if.includes('sectionHeld');
      const event = waits ? nearest(g, assault) : null;
      if (event !== null) {
        event.promises.push({ list: op.list, card: f.card, owner });
        return go('next');
      }
      const m = present(g);
      if (m === null || waits || !holds(g, m, owner, op.if)) return go('next');
      return callFrame(carryingOut(op.list, f.card, f.owner, f.who, f.plus), 'next');
    }
    case 'qinMove':
      qinMoves(g, count(op.n) + f.plus);
      return go('next');
    case 'qinActivate': {
      const location = qinPick(g);
      if (location === null) return go('next');
      return call(activate, newActivation(location, true), 'next');
    }
    case 'qinRecruit':
      qinRecruits(g, op.kind, count(op.n));
      return go('next');
    case 'qinFire':
      qinFires(g);
      return go('next');
    case 'qinUpgrade':
      qinUpgrades(g);
      return go('next');
    case 'qinBuild':
      qinBuilds(g);
      return go('next');
    case 'qinMirror': {
      const mirrored = qinMirrors(g);
      if (mirrored !== null) return call(boxes, newBoxes(who, mirrored), 'next');
      qinMoves(g, 2);
      gainHonour(g, who, clanOf(g, who).support.length, 'GW-SOLO-35');
      return go('next');
    }
  }
}

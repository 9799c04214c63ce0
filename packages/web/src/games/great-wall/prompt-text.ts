/** What the prompt of this table says: the question in words that know whose pieces are meant, and what helps to decide. */

import type { Params } from '@jade/engine';
import { frameIn } from '@jade/engine';
import type { Faction, Open, Seen } from '@jade/great-wall/screen';
import {
  activate,
  adjust,
  BARRICADE,
  BASIC,
  boxes,
  breach,
  build,
  doomedNow,
  LOCATION_IDS,
  lastChance,
  nameOf,
  proposal,
  receiveShame,
  SECTIONS,
  sectionForecast,
  sectionIn,
  window as timing,
  USE,
  WALL,
} from '@jade/great-wall/screen';
import type { Speaker } from '@jade/words';
import { causeWords } from '@jade/words';
import type { Session } from '../../table/session.ts';

type View = Session['look']['view'];

interface Asked {
  readonly title: string | undefined;
  readonly help: string | undefined;
  /** Whose card asks it, and why. */
  readonly cause?: string | undefined;
}

export function promptText(words: Speaker, g: Seen, view: View, me: number | null, small: boolean): Asked {
  const decision = view.decision ?? '';
  const params = view.prompt;
  if (decision === timing.steps.ask) {
    const window = frameIn(view.stack, timing);
    const [abilities, cards] = [USE, BASIC].map((keys) => view.options?.some(keys.has) ?? false);
    const may = abilities ? (cards ? 'both' : 'abilities') : cards ? 'card' : 'cannot';
    return {
      title: window === null ? undefined : words.say('wall.window.asks', { moment: momentOf(words, g, window, view) }),
      help: words.say(`wall.window.${may}`, { short: window === null ? 0 : lackOf(g, window) }),
    };
  }
  if (decision === receiveShame.steps.choose) {
    return { title: undefined, help: causeWords(words, decision, params) ?? '', cause: shameReason(words, g, view) };
  }
  if (decision === adjust.start) return { title: paidFor(words, view), help: words.say('wall.pay.line') };
  const own = params.ofSeat === me && words.has(`ask.own.${decision}`);
  return {
    title: own ? words.say(`ask.own.${decision}`, params) : undefined,
    help:
      warning(words, g, me) ??
      helpOf(words, decision, params, [...(own ? ['own.'] : []), ...(small ? ['small.'] : []), '']),
    cause: causeOf(words, g, view, me),
  };
}

/** What would break in Winter, from a player's last turn before it on. */
function warning(words: Speaker, g: Seen, me: number | null): string | undefined {
  const lacks = me === null ? [] : lastChance(g, me as Faction);
  if (lacks.length === 0) return undefined;
  const sections = lacks.map(({ section, short }) =>
    words.say('wall.warning.lack', { section: SECTIONS[section], short }),
  );
  return words.say('wall.warning', { sections: words.list(sections) });
}

/** How much Defence a Section lacks that is about to be attacked. */
function lackOf(g: Seen, window: Open): number {
  const section = window.on === 'beforeAssault' ? sectionIn(window) : null;
  if (section === null) return 0;
  const { power, defence, holds } = sectionForecast(g, section);
  return holds ? 0 : power - defence;
}

/** Somebody else's card may ask a thing of me in the middle of their turn: then its title comes first. */
function causeOf(words: Speaker, g: Seen, { decision, prompt, stack }: View, me: number | null): string | undefined {
  const card = frameIn(stack, boxes);
  const why = causeWords(words, decision ?? '', prompt);
  if (card === null || why === null) return undefined;
  const said = { why, command: card.command, seat: nameOf(g, card.owner) };
  return words.say(card.owner === me ? 'wall.because.own' : 'wall.because.others', said);
}

function helpOf(words: Speaker, decision: string, params: Params, kinds: readonly string[]): string | undefined {
  const key = kinds.map((kind) => `help.${kind}${decision}`).find((one) => words.has(one));
  return key === undefined ? undefined : words.say(key, params);
}

/** What just happened, as a sentence. */
export function momentOf(words: Speaker, g: Seen, window: Open, { stack }: Pick<View, 'stack'>): string {
  const { on, by, location, slot } = window;
  const place = sectionIn(window);
  const { power, defence } = place === null ? { power: 0, defence: 0 } : sectionForecast(g, place);
  const key = on === 'soldiersKilled' && window.after ? 'wall.moment.soldiersDied' : `wall.moment.${on}`;
  return words.say(key, {
    seat: nameOf(g, by >= 0 ? by : (Math.max(0, g.active) as Faction)),
    section: place === null ? '' : SECTIONS[place],
    location: LOCATION_IDS[location] ?? '',
    horde: g.hordes[slot] ?? '',
    power,
    defence,
    count: doomedNow(stack).length,
    request: frameIn(stack, proposal)?.request ?? '',
    eventCard: g.events[g.events.length - 1] ?? '',
  });
}

/** Why there is Shame to be placed. */
function shameReason(words: Speaker, g: Seen, { stack }: View): string | undefined {
  const shame = frameIn(stack, receiveShame);
  const key = `wall.shame.${shame?.rule}`;
  if (shame === null || !words.has(key)) return undefined;
  return words.say(key, {
    section: SECTIONS[frameIn(stack, breach)?.section ?? 0],
    location: LOCATION_IDS[frameIn(stack, activate)?.location ?? 0] ?? '',
    left: shame.left,
    count: g.requests.filter((id) => id !== '').length,
  });
}

/** What a payment is for. */
function paidFor(words: Speaker, { stack }: View): string | undefined {
  const payment = frameIn(stack, adjust);
  const building = frameIn(stack, build);
  if (payment?.rule === 'GW-BUILD-4' && building !== null) {
    const { what } = building;
    const [kind, section] = WALL.has(what) ? ['wall', WALL.index(what)] : ['barricade', BARRICADE.index(what)];
    return words.say(`wall.payFor.${kind}.${payment.from}`, { section: SECTIONS[section] });
  }
  const key = `wall.payFor.${payment?.rule}`;
  return words.has(key) ? words.say(key, { request: frameIn(stack, proposal)?.request ?? '' }) : undefined;
}

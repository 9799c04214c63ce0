/** What the prompt of this table says: the question in words that know whose pieces are meant, and what helps to decide. */

import type { Params } from '@jade/engine';
import type { Faction, GreatWall } from '@jade/great-wall/screen';
import { doomedNow, LOCATION_IDS, nameOf, SECTIONS, sectionForecast, sectionOf } from '@jade/great-wall/screen';
import type { Speaker } from '@jade/words';
import type { Session } from '../../table/session.ts';
import type { Frame } from './use-game.ts';
import { frameOf } from './use-game.ts';

type View = Session['look']['view'];

interface Asked {
  readonly title: string | undefined;
  readonly help: string | undefined;
}

export function promptText(words: Speaker, g: GreatWall, view: View, me: number | null, small: boolean): Asked {
  const decision = view.decision ?? '';
  const params = view.prompt;
  if (decision === 'window.ask') {
    const window = frameOf(view.stack, 'window');
    const any = (kind: string) => view.options?.some((key) => key.startsWith(kind)) ?? false;
    const [abilities, cards] = [any('use:'), any('basic:')];
    const may = abilities ? (cards ? 'both' : 'abilities') : cards ? 'card' : 'cannot';
    return {
      title: window === null ? undefined : momentOf(words, g, window, view),
      help: words.say(`wall.window.${may}`),
    };
  }
  if (decision === 'receiveShame.choose') return { title: undefined, help: shameReason(words, g, view) };
  if (decision === 'adjust') return { title: paidFor(words, view), help: words.say('wall.pay.line') };
  const own = params.ofSeat === me && words.has(`ask.own.${decision}`);
  return {
    title: own ? words.say(`ask.own.${decision}`, params) : undefined,
    help: helpOf(words, decision, params, [...(own ? ['own.'] : []), ...(small ? ['small.'] : []), '']),
  };
}

function helpOf(words: Speaker, decision: string, params: Params, kinds: readonly string[]): string | undefined {
  const key = kinds.map((kind) => `help.${kind}${decision}`).find((one) => words.has(one));
  return key === undefined ? undefined : words.say(key, params);
}

/** What just happened, as a sentence. */
export function momentOf(words: Speaker, g: GreatWall, window: Frame, { stack }: Pick<View, 'stack'>): string {
  const on = String(window.on);
  const place = sectionIn(window);
  const { power, defence } = place === null ? { power: 0, defence: 0 } : sectionForecast(g, place);
  const dying = doomedNow(stack).length;
  const key = on === 'soldiersKilled' && window.after === true ? 'wall.moment.soldiersDied' : `wall.moment.${on}`;
  return words.say(key, {
    seat: nameOf(g, (Number(window.by) >= 0 ? Number(window.by) : Math.max(0, g.active)) as Faction),
    section: place === null ? '' : SECTIONS[place],
    location: LOCATION_IDS[Number(window.location)] ?? '',
    horde: g.hordes[Number(window.slot)] ?? '',
    power,
    defence,
    count: dying,
    request: String(frameOf(stack, 'proposal')?.request ?? ''),
    eventCard: g.events[g.events.length - 1] ?? '',
  });
}

/** The Section in which something happened; null where it has no place. */
export function sectionIn({ section, slot }: Frame): 0 | 1 | 2 | null {
  if (typeof slot === 'number' && slot >= 0) return sectionOf(slot as never);
  return typeof section === 'number' && section >= 0 ? (section as 0) : null;
}

/** Why there is Shame to be placed. */
function shameReason(words: Speaker, g: GreatWall, { stack }: View): string | undefined {
  const shame = frameOf(stack, 'receiveShame');
  const key = `wall.shame.${String(shame?.rule)}`;
  if (shame === null || !words.has(key)) return undefined;
  const breach = frameOf(stack, 'breach');
  const activated = frameOf(stack, 'activate');
  return words.say(key, {
    section: SECTIONS[Number(breach?.section ?? 0) as 0],
    location: LOCATION_IDS[Number(activated?.location ?? 0)] ?? '',
    left: Number(shame.left),
    count: g.requests.filter((id) => id !== '').length,
  });
}

/** What a payment is for. */
function paidFor(words: Speaker, { stack }: View): string | undefined {
  const payment = frameOf(stack, 'adjust');
  if (payment?.rule === 'GW-BUILD-4') {
    const [kind = '', section = ''] = String(frameOf(stack, 'build')?.what ?? '').split(':');
    const from = payment.from === 'warehouse' ? 'warehouse' : 'own';
    return words.say(`wall.payFor.${kind}.${from}`, { section });
  }
  const key = `wall.payFor.${String(payment?.rule)}`;
  return words.has(key) ? words.say(key, { request: String(frameOf(stack, 'proposal')?.request ?? '') }) : undefined;
}

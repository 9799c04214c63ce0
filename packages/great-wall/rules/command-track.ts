/** The cards that lie on the Command track (GW-AUTUMN-6, GW-2P-23, GW-SUMMER-3). */

import { tell } from '@jade/engine';
import { commandOf } from '../content/cards.ts';
import type { Faction, GreatWall, Table } from '../state.ts';
import { clanOf, isQin, isReed, nameOf } from '../state.ts';

/** The title under which a faction's card counts on the track, '' without one (GW-2P-23: the Reed card has none). */
export function titleShown(g: Table, faction: Faction): string {
  const { shown } = clanOf(g, faction);
  if (shown === '' || isReed(g, faction)) return '';
  return isQin(g, faction) ? commandOf(shown).title : shown;
}

/** GW-AUTUMN-6: whether a card of that title of another faction lies on the track this Autumn. */
export function othersShow(g: Table, owner: Faction, title: string): boolean {
  return g.clans.some((_, faction) => faction !== owner && titleShown(g, faction as Faction) === title);
}

/** GW-SUMMER-3, GW-2P-24: the track is cleared; the Reed card goes back to the Reed Clan. */
export function clearTrack(g: GreatWall): void {
  for (const [index, clan] of g.clans.entries()) {
    if (clan.shown !== '' && !isReed(g, index as Faction)) {
      clan.discards.push(clan.shown);
      tell('GW-SUMMER-3', 'discardedCommand', { seat: nameOf(g, index as Faction), command: clan.shown });
    }
    clan.shown = '';
  }
  g.track = [];
}

/** The dialog in which a thing is held up to be read. */

import type { Faction, GreatWall } from '@jade/great-wall/screen';
import { clanOf, hordeOf, isReconstructed, LOCATION_IDS } from '@jade/great-wall/screen';
import { Dialog } from '../../shell/dialog.tsx';
import { ThingButtons, WhyNow } from '../../shell/inspect-actions.tsx';
import { Reconstructed } from '../../shell/reconstructed.tsx';
import { RuleChip } from '../../shell/rule-chip.tsx';
import { useWords } from '../../words/words.tsx';
import { BigCard } from './card-text.tsx';
import { HordeReading } from './horde-reading.tsx';
import type { CardKind } from './inspect.tsx';
import { useInspected } from './inspect.tsx';
import { LocationReading } from './location-reading.tsx';

/** The names under which the rules may know a card. */
function namesOf({ kind, id }: { kind: CardKind; id: string }): string[] {
  return kind === 'tactic' ? [`tactic:${id}`, `basic:${id}`] : [`${kind}:${id}`];
}

export function Reading({ g }: { g: GreatWall }) {
  const words = useWords();
  const { shown, show } = useInspected();
  if (shown === null) return null;
  const close = () => show(null);
  if (shown.kind === 'horde') {
    const id = g.hordes[shown.slot] ?? '';
    if (id === '') return null;
    return (
      <Dialog title={words.say(`horde.${id}`)} onClose={close} className="gw-dlg gw-dlg-horde">
        <HordeReading g={g} slot={shown.slot} />
        <Reconstructed when={isReconstructed(`horde:${id}`)} />
      </Dialog>
    );
  }
  if (shown.kind === 'location')
    return (
      <Dialog title={words.say(`location.${LOCATION_IDS[shown.location]}`)} onClose={close} className="gw-dlg">
        <LocationReading g={g} location={shown.location} />
        <Reconstructed when={isReconstructed(`location:${LOCATION_IDS[shown.location]}`)} />
      </Dialog>
    );
  if (shown.kind === 'claimed')
    return (
      <Dialog title={words.say('wall.claimedOf', { seat: shown.owner })} onClose={close} className="gw-dlg">
        <Claimed g={g} owner={shown.owner} />
      </Dialog>
    );
  return (
    <Dialog title={words.say(`wall.kind.${shown.kind}`)} onClose={close} className="gw-dlg gw-dlg-card">
      <BigCard kind={shown.kind} g={g} id={shown.id} owner={shown.owner} />
      <Reconstructed when={isReconstructed(`${shown.kind}:${shown.id}`)} />
      <WhyNow things={namesOf(shown)} className="gw-fact gw-why" />
      <ThingButtons things={namesOf(shown)} className="row gw-do" onPick={close} />
    </Dialog>
  );
}

/** Hordes that somebody has claimed, with the shame on them. */
function Claimed({ g, owner }: { g: GreatWall; owner: Faction }) {
  const words = useWords();
  const { claimed, claimedShame } = clanOf(g, owner);
  return claimed.map((id, index) => (
    <p key={id} className="gw-fact">
      <b>{words.say(`horde.${id}`)}</b>:{' '}
      {words.say('wall.claimed', { honour: hordeOf(id).type.honour, shame: claimedShame[index] ?? 0 })}{' '}
      <RuleChip rule="GW-SHAME-4" />
    </p>
  ));
}

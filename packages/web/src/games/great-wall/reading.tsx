/** The dialog in which a thing is held up to be read. */

import { at } from '@jade/engine';
import type { Faction, Section, Seen } from '@jade/great-wall/screen';
import {
  BASIC,
  clanOf,
  isReconstructed,
  LOCATION_IDS,
  PLAYER,
  SECTIONS,
  sectionForecast,
} from '@jade/great-wall/screen';
import { Dialog } from '../../shell/dialog.tsx';
import { ThingButtons, WhyNow } from '../../shell/inspect-actions.tsx';
import { Reconstructed } from '../../shell/reconstructed.tsx';
import { RuleChip } from '../../shell/rule-chip.tsx';
import { useWords } from '../../words/words.tsx';
import { Sums, TollList } from './assault-window.tsx';
import { BigCard } from './card-text.tsx';
import { HordeReading } from './horde-reading.tsx';
import type { CardKind } from './inspect.tsx';
import { useInspected } from './inspect.tsx';
import { LocationReading } from './location-reading.tsx';
import { useInspection } from './use-game.ts';

/** The names under which the rules may know a card. */
function namesOf({ kind, id }: { kind: CardKind; id: string }): string[] {
  return kind === 'tactic' ? [`tactic:${id}`, BASIC.of(id)] : [`${kind}:${id}`];
}

export function Reading({ g }: { g: Seen }) {
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
  if (shown.kind === 'section')
    return (
      <Dialog
        title={words.say('wall.section', { section: SECTIONS[shown.section] })}
        onClose={close}
        className="gw-dlg"
      >
        <SectionReading g={g} section={shown.section} />
      </Dialog>
    );
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
        <Claimed owner={shown.owner} />
        <Reconstructed when={clanOf(g, shown.owner).claimed.some((id) => isReconstructed(`horde:${id}`))} />
      </Dialog>
    );
  return (
    <Dialog title={words.say(`wall.kind.${shown.kind}`)} onClose={close} className="gw-dlg gw-dlg-card">
      <BigCard kind={shown.kind} id={shown.id} />
      <Reconstructed when={isReconstructed(`${shown.kind}:${shown.id}`)} />
      <WhyNow things={namesOf(shown)} className="gw-fact gw-why" />
      <ThingButtons things={namesOf(shown)} className="row gw-do" onPick={close} />
    </Dialog>
  );
}

/** What Power and Defence of a Section are made of, and what a Breach would cost whom. */
function SectionReading({ g, section }: { g: Seen; section: Section }) {
  const words = useWords();
  const { power, defence, holds } = sectionForecast(g, section);
  return (
    <>
      <p className="gw-fact">
        <b>{words.say(`wall.section.${holds ? 'holds' : 'breaks'}`, { power, defence, short: power - defence })}</b>
      </p>
      <Sums g={g} section={section} />
      <TollList g={g} section={section} holds={holds} />
    </>
  );
}

/** Hordes that somebody has claimed, with the shame on them. */
function Claimed({ owner }: { owner: Faction }) {
  const words = useWords();
  const read = useInspection(at(PLAYER.of, owner));
  return (read?.lines ?? []).map(({ params, key, rule }) => (
    <p key={String(params.horde)} className="gw-fact">
      <b>{words.say(`horde.${String(params.horde)}`)}</b>: {words.say(key, params)}{' '}
      {rule !== null && <RuleChip rule={rule} />}
    </p>
  ));
}

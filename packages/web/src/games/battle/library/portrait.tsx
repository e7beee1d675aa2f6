// The pictures of cards: a regiment on its tray as it stands on the table, a leader, a seal. Each is drawn once for every
// faction and kept as an image: hundreds of cards stand on a page, and an image costs next to nothing to show again.

import type { Faction, UnitType } from '@maester/battle/tables';
import { render, type VNode } from 'preact';
import type { CardTables } from '../cards/tables.ts';
import {
  beastsHere,
  isBeast,
  loadBeasts,
  modelOf,
  Models,
  places,
  type ModelKind,
} from '../field/models.tsx';
import { ArmyCharge } from '../heraldry/army-shield.tsx';
import { GlyphShape } from '../heraldry/glyph.tsx';
import type { GlyphId } from '@maester/print/heraldry';
import { armyStyle } from '../heraldry/tinctures.ts';
import { triggerGlyph } from '../cards/tactics-card.tsx';
import type { CardKind } from './cards.ts';
import beastStyle from '../field/beasts.css?inline';
import modelStyle from '../field/models.css?inline';
import chargeStyle from '../heraldry/army-shield.css?inline';
import glyphStyle from '../heraldry/glyph.css?inline';
import drawingStyle from './portrait-drawing.css?inline';
import './portrait.css';

type TrayKind = 'infantry' | 'cavalry' | 'small-solo' | 'large-solo';

/** Half the width and depth of what is drawn, in the measure of the models. */
const SIZES: Readonly<Record<TrayKind, readonly [number, number]>> = {
  infantry: [55, 48],
  cavalry: [55, 50],
  'small-solo': [28, 28],
  'large-solo': [28, 55],
};

const LEADERS: Readonly<Record<UnitType, ModelKind>> = {
  infantry: 'leader',
  cavalry: 'mounted-leader',
  monster: 'monster',
  'war-machine': 'war-machine',
};

type Subject =
  | { readonly of: 'regiment'; readonly kind: ModelKind; readonly card: string; readonly tray: TrayKind }
  | { readonly of: 'leader'; readonly kind: ModelKind; readonly card: string }
  | { readonly of: 'seal'; readonly glyph: GlyphId };

type Tables = Pick<CardTables, 'units' | 'attachments' | 'tactics'>;

function subjectOf(tables: Tables, kind: CardKind, id: string): Subject {
  const unit = tables.units[id];
  if (kind === 'unit' && unit !== undefined) {
    const tray = unit.tray === 'castle-wall' ? 'infantry' : unit.tray;
    const model = modelOf(unit.type, unit.attacks);
    return { of: 'regiment', kind: model, card: isBeast(model) ? id : '', tray };
  }
  const attachment = tables.attachments[id];
  if (kind === 'attachment' && attachment !== undefined)
    return { of: 'leader', kind: LEADERS[attachment.type], card: '' };
  return { of: 'seal', glyph: kind === 'ncu' ? 'ncu' : triggerGlyph(tables, id) };
}

/** The picture of a card, on the field of its faction. */
export function Portrait(props: {
  readonly tables: Tables;
  readonly kind: CardKind;
  readonly id: string;
  readonly faction: Faction;
}): VNode {
  const { tables, kind, id, faction } = props;
  const subject = subjectOf(tables, kind, id);
  if (subject.of !== 'seal' && isBeast(subject.kind) && !beastsHere.value) {
    void loadBeasts();
    return <span class="portrait" />;
  }
  return <img class="portrait" src={pictureOf(faction, subject)} alt="" />;
}

/** The images are held, or the browser would read them again whenever none is shown. */
const pictures = new Map<string, HTMLImageElement>();

/** The address of a picture; made when it is first asked for. */
function pictureOf(faction: Faction, subject: Subject): string {
  const key = `${faction} ${Object.values(subject).join(' ')}`;
  let picture = pictures.get(key);
  if (picture === undefined) {
    const place = document.createElement('div');
    render(<Drawing faction={faction} subject={subject} />, place);
    const drawing = place.firstElementChild;
    if (drawing === null) return '';
    const text = new XMLSerializer().serializeToString(drawing);
    picture = new Image();
    picture.src = URL.createObjectURL(new Blob([text], { type: 'image/svg+xml' }));
    pictures.set(key, picture);
  }
  return picture.src;
}

const STYLE = [modelStyle, beastStyle, chargeStyle, glyphStyle, drawingStyle].join('\n');

function Drawing({ faction, subject }: { readonly faction: Faction; readonly subject: Subject }): VNode {
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      class="battle"
      viewBox="-80 -60 160 120"
      preserveAspectRatio="xMidYMid slice"
      style={factionStyle(faction)}
    >
      <style>{STYLE}</style>
      <g class="portrait-arms" transform="translate(46 0) scale(4.6)">
        <ArmyCharge faction={faction} />
      </g>
      <SubjectShape subject={subject} />
    </svg>
  );
}

function SubjectShape({ subject }: { readonly subject: Subject }): VNode {
  switch (subject.of) {
    case 'regiment':
      return <Regiment kind={subject.kind} card={subject.card} tray={subject.tray} />;
    case 'leader':
      return (
        <g transform="translate(-18 8) scale(2.4)">
          <Models kind={subject.kind} card={subject.card} at={[[0, 0]]} />
        </g>
      );
    case 'seal':
      return (
        <g class="portrait-seal" transform="translate(-14 0)">
          <circle r="38" />
          <circle class="rim" r="33" />
          <g transform="scale(1.7)">
            <GlyphShape of={subject.glyph} />
          </g>
        </g>
      );
  }
}

function Regiment({ kind, card, tray }: Omit<Extract<Subject, { of: 'regiment' }>, 'of'>): VNode {
  const [wide, deep] = SIZES[tray];
  return (
    <g transform={tray === 'small-solo' ? 'translate(-18 2) scale(1.3)' : 'translate(-18 8) rotate(-14)'}>
      <rect class="portrait-ground" x={-wide} y={-deep} width={2 * wide} height={2 * deep} rx="6" />
      <rect class="portrait-front" x={-wide} y={-deep} width={2 * wide} height="5" rx="2.5" />
      <Models kind={kind} card={card} at={places(tray)} />
    </g>
  );
}

/** The colours of a faction, for a card or a part of the page that speaks of it. */
export const factionStyle = (faction: Faction): ReturnType<typeof armyStyle> =>
  armyStyle({ faction, difference: 0 });

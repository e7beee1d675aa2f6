/** What happens, for the log and the screen. The message catalogue has a sentence for each type (`event.TYPE`). */
import type { AreaId } from './areas.ts';
import type { HouseCardId } from './house-cards.ts';
import type { HouseId, TrackId } from './houses.ts';
import type { OrderId } from './orders.ts';
import type { Side, Units } from './state.ts';
import type { TidesCardId } from './tides-of-battle.ts';
import type { UnitKind } from './units.ts';
import type { WesterosCardId } from './westeros-cards.ts';
import type { WildlingCardId } from './wildling-cards.ts';

type House = { readonly house: HouseId };
type InArea = { readonly area: AreaId };
type Bids = { readonly [house: string]: number };

export type ThronesEvent =
  | { readonly type: 'round'; readonly round: number }
  | { readonly type: 'phase'; readonly phase: string }
  | { readonly type: 'westeros-cards'; readonly cards: readonly WesterosCardId[] }
  | { readonly type: 'westeros-card'; readonly card: WesterosCardId }
  | ({ readonly type: 'westeros-choice'; readonly card: WesterosCardId; readonly choice: string } & House)
  | { readonly type: 'wildling-threat'; readonly threat: number }
  | ({ readonly type: 'supply'; readonly supply: number } & House)
  | ({ readonly type: 'destroyed'; readonly unit: UnitKind } & House & InArea)
  | ({ readonly type: 'mustered'; readonly unit: UnitKind; readonly from: AreaId } & House & InArea)
  | ({ readonly type: 'upgraded'; readonly unit: UnitKind } & House & InArea)
  | ({ readonly type: 'downgraded' } & House & InArea)
  | { readonly type: 'bids'; readonly bids: Bids; readonly for: string }
  | { readonly type: 'track'; readonly track: TrackId; readonly order: readonly HouseId[] }
  | ({ readonly type: 'track-shift'; readonly track: TrackId; readonly place: number } & House)
  | ({ readonly type: 'power'; readonly gained: number; readonly because: string } & House)
  | ({ readonly type: 'power-lost'; readonly lost: number } & House)
  | ({ readonly type: 'order'; readonly order: OrderId } & House & InArea)
  | ({ readonly type: 'raven-swap'; readonly from: OrderId; readonly to: OrderId } & House & InArea)
  | ({ readonly type: 'raven-look' } & House)
  | ({ readonly type: 'raven-sees'; readonly card: WildlingCardId } & House)
  | ({ readonly type: 'raven-buries' } & House)
  | ({
      readonly type: 'raid';
      readonly target: AreaId;
      readonly victim: HouseId;
      readonly order: OrderId;
    } & House &
      InArea)
  | ({ readonly type: 'raid-nothing' } & House & InArea)
  | ({ readonly type: 'march'; readonly to: AreaId; readonly units: Units } & House & InArea)
  | ({ readonly type: 'march-nothing' } & House & InArea)
  | ({ readonly type: 'power-token' } & House & InArea)
  | ({ readonly type: 'power-token-removed' } & House & InArea)
  | ({ readonly type: 'neutral-destroyed' } & House & InArea)
  | ({ readonly type: 'neutral-holds'; readonly strength: number; readonly needed: number } & House & InArea)
  | ({ readonly type: 'attack'; readonly defender: HouseId; readonly from: AreaId } & House & InArea)
  | ({ readonly type: 'support'; readonly for: HouseId; readonly strength: number } & House & InArea)
  | ({ readonly type: 'support-refused'; readonly by: HouseId } & House & InArea)
  | ({ readonly type: 'house-card'; readonly card: HouseCardId } & House)
  | ({ readonly type: 'ability'; readonly card: HouseCardId } & House)
  | ({ readonly type: 'tides'; readonly card: TidesCardId } & House)
  | ({ readonly type: 'tides-drawn'; readonly card: TidesCardId } & House)
  | ({ readonly type: 'blade'; readonly use: 'plus-one' | 'redraw' } & House)
  | ({
      readonly type: 'combat-won';
      readonly loser: HouseId;
      readonly strength: number;
      readonly against: number;
      readonly side: Side;
    } & House &
      InArea)
  | ({ readonly type: 'garrison-destroyed' } & House & InArea)
  | ({ readonly type: 'retreat'; readonly from: AreaId; readonly units: Units } & House & InArea)
  | ({ readonly type: 'order-removed'; readonly order: OrderId } & House & InArea)
  | ({ readonly type: 'ships-captured'; readonly from: HouseId; readonly ships: number } & House & InArea)
  | ({ readonly type: 'cards-returned' } & House)
  | ({ readonly type: 'card-lost'; readonly card: HouseCardId } & House)
  | ({ readonly type: 'card-taken-back'; readonly card: HouseCardId } & House)
  | {
      readonly type: 'wildlings';
      readonly strength: number;
      readonly watch: number;
      readonly won: 'watch' | 'wildlings';
    }
  | { readonly type: 'wildling-card'; readonly card: WildlingCardId }
  | ({ readonly type: 'highest-bidder' } & House)
  | ({ readonly type: 'lowest-bidder' } & House)
  | { readonly type: 'end'; readonly winner: string; readonly rule: string };

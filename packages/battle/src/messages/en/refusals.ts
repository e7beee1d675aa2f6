/** Why something cannot be done, by the rule that forbids it. */
export const refusals = {
  'asks.with': 'must have',
  'asks.without': 'must not have',
  'refusal.battle/army/card-requirements':
    'The army {asks:asks} {other:name.army-card}: {card:name.army-card} asks for that.',
  'refusal.battle/army/commander-needs-unit':
    '{commander:name.army-card} must be a card that can command, and be in the list.',
  'refusal.battle/army/commander-own-faction':
    "The Commander must be of the army's faction; {commander:name.army-card} is not.",
  'refusal.battle/faction/free-folk-no-neutrals':
    'The Free Folk take no Neutral units or attachments, such as {card:name.army-card}.',
  'refusal.battle/army/faction':
    '{card:name.army-card} belongs to {faction:name.faction} and cannot join this army.',
  'refusal.battle/army/neutral-faction':
    'A Neutral army takes Neutral cards only, and {card:name.army-card} is none.',
  'refusal.battle/faction/baratheon-loyalty': 'An army has one loyalty: {loyalties} do not mix.',
  'refusal.battle/faction/bolton-characters': 'House Bolton fields its own version of {card:name.army-card}.',
  'refusal.battle/faction/brotherhood-catelyn': 'Catelyn Stark does not march with {card:name.army-card}.',
  'refusal.battle/army/neutral-limit': '{points} points are Neutral; at most {limit} may be.',
  'refusal.battle/army/one-commander': 'An army has exactly one Commander; this one has {count}.',
  'refusal.battle/army/point-limit': 'The army costs {total} points; {points} are allowed.',
  'refusal.battle/army/unique-character':
    '{character:name.army-card} may be in an army only once; {card:name.army-card} is one too many.',
  'refusal.battle/team/characters':
    '{character:name.army-card} may be in a team only once; {card:name.army-card} is one too many.',
  'refusal.battle/free-for-all/modes': 'A free-for-all does not use {mode:name.mode}.',
  'refusal.battle/faction/attachments-given-away':
    '{card:name.army-card}: what goes to the enemy joins none of your units, and nothing else goes there.',
  'refusal.battle/army/unknown-card': 'There is no {what:name.card-kind} “{card}”.',
  'refusal.battle/attachment/no-solo':
    '{unit:name.army-card} is a solo unit and takes no attachment: not {attachment:name.army-card}.',
  'refusal.battle/attachment/one-per-unit': '{unit:name.army-card} takes only one attachment.',
  'refusal.battle/attachment/same-type':
    '{attachment:name.army-card} joins units of its own type only, and {unit:name.army-card} is of another.',
  'refusal.battle/setup/no-impassable-on-tokens': 'Impassable terrain may not lie on an objective.',
  'refusal.battle/setup/terrain-outside-deployment':
    'Terrain stays out of the deployment zones and on the table.',
  'refusal.battle/setup/terrain-spacing': 'Terrain pieces lie at least 6" apart.',
  'refusal.battle/deployment/no-room': 'A unit that comes later is placed at least 1" from every enemy.',
  'refusal.battle/deployment/within-zone': 'A unit is deployed entirely within its own zone.',
  'refusal.battle/free-for-all/deployment-zones':
    'In a free-for-all a unit is deployed 1" from enemies at least.',
  'refusal.battle/round/must-activate': 'You must activate one of your units.',
  'refusal.battle/pass/who': 'Only the side with fewer units may pass a turn.',
  'refusal.battle/pass/once-per-round': 'You have passed a turn in this round already.',
  'refusal.battle/pass/twice-per-game': 'You have passed two turns in this game already.',
  'refusal.battle/idleness/engaged-must-act': 'An engaged unit must attack or retreat.',
  'refusal.battle/tactics-board/full': 'Every zone is taken; NCUs cannot be activated.',
  'refusal.battle/tactics-board/water-gardens': 'The Water Gardens ask for a Combat Unit this turn.',
  'refusal.battle/tactics-board/occupied': 'That zone is taken.',
  'refusal.battle/maneuver/engaged': 'An engaged unit cannot Maneuver.',
  'refusal.battle/maneuver/distance': 'A Maneuver does not reach that far.',
  'refusal.battle/march/engaged': 'An engaged unit cannot March.',
  'refusal.battle/march/distance': 'A March does not reach that far.',
  'refusal.battle/march/no-first-pivot': 'A March goes straight ahead; the pivot comes after it.',
  'refusal.battle/ranged/engaged': 'An engaged unit cannot shoot.',
  'refusal.battle/ranged/needs-attack': 'This unit has no Ranged Attack.',
  'refusal.battle/ranged/needs-target': 'There is nobody to shoot at.',
  'refusal.battle/ranged/target-after-shift': 'From there no target would be in sight and range.',
  'refusal.battle/melee/engaged-only': 'Only an engaged unit can make a Melee Attack.',
  'refusal.battle/melee/needs-attack': 'This unit has no Melee Attack.',
  'refusal.battle/charge/engaged': 'An engaged unit cannot charge.',
  'refusal.battle/charge/declare-target': 'There is nobody to charge.',
  'refusal.battle/charge/line-of-sight': 'The target cannot be seen.',
  'refusal.battle/charge/reach': 'The target is too far away, even with a 6.',
  'refusal.battle/charge/room-to-align': 'There is no room to line up with the target.',
  'refusal.battle/charge/pivot': 'After this pivot the target would not be seen or not be reached.',
  'refusal.battle/retreat/engaged-only': 'Only an engaged unit can Retreat.',
  'refusal.battle/retreat/impossible': 'There is no way out.',
  'refusal.battle/retreat/direction':
    'A Retreat goes straight back or sideways, never towards an enemy in front.',
  'refusal.battle/retreat/distance': 'The Retreat does not reach that far.',
  'refusal.battle/term/shift': 'A shift is short and straight: ahead, back or to a side.',
  'refusal.battle/term/shift-no-pivot': 'A shifting unit does not turn.',
  'refusal.battle/move/pivot': 'A pivot turns the unit on the spot.',
  'refusal.battle/move/table-edge': 'That is over the edge of the table.',
  'refusal.battle/move/enemy-one-inch': 'A unit keeps 1" away from enemies.',
  'refusal.battle/move/no-overlap': 'The place is taken by a friendly unit.',
  'refusal.battle/move/no-shift-out-of-combat': 'No unit shifts out of melee.',
  'refusal.battle/move/not-through-enemies': 'An enemy is in the way.',
  'refusal.battle/terrain/impassable': 'Impassable terrain is in the way.',
  'refusal.battle/terrain/rough': 'Over rough ground the unit does not get that far.',
  'refusal.battle/objective/carry-lost-unengaged': 'The token goes within 2" of the unit, on free ground.',
  'refusal.battle/mode-a-dance-with-dragons/no-march': 'A unit that carries an objective cannot March.',
  'refusal.battle/mode-a-dance-with-dragons/one-token':
    'The second token goes within 2" of the unit, on free ground.',
  'refusal.battle/mode-a-feast-for-crows/leaving-the-pile': 'The token must touch its Corpse Pile.',
  'refusal.battle/mode-a-feast-for-crows/one-token': 'The second token must still touch its Corpse Pile.',
  'refusal.battle/mode-a-feast-for-crows/new-corpse-pile':
    'The Corpse Pile lies within Long Range, 1" from all units and terrain.',
  'refusal.battle/mode-a-feast-for-crows/no-chosen-corpse-piles':
    'Corpse Piles are not chosen as terrain here.',
  'refusal.battle/mode-a-storm-of-swords/attacker-redeploys':
    'A returning unit is placed in the deployment zone.',
  'refusal.battle/mode-a-storm-of-swords/reserve-arrives':
    'The reserve arrives within 6" of a flank edge, 1" from enemies.',
  'refusal.battle/mode-a-storm-of-swords/terrain':
    'The defender places terrain out of Short Range of the own zone.',
  'refusal.battle/mode-a-storm-of-swords/walls-impassable': 'Nobody passes through a Castle Wall.',
  'refusal.battle/mode-banners-and-butchery/deploy-one-inch': 'A unit is deployed 1" from enemies at least.',
  'refusal.battle/mode-banners-and-butchery/new-token':
    'The new token lies in your half, clear of edges and other tokens.',
  'refusal.battle/mode-banners-and-butchery/no-impassable-terrain':
    'There is no impassable terrain in this mode.',
  'refusal.battle/mode-banners-and-butchery/terrain': 'Terrain lies 6" from every edge at least.',
  'refusal.battle/mode-fire-and-blood/terrain': 'Terrain lies 6" from every edge at least.',
  'refusal.battle/mode-here-we-stand/terrain': 'Terrain lies 6" from every edge at least.',
  'refusal.battle/mode-honed-and-ready/no-impassable-terrain': 'There is no impassable terrain in this mode.',
} as const;

/** Why something cannot be done, by the rule that forbids it. */
export const refusals = {
  'refusal.battle/charge/disorderly-no-tactics-cards':
    "After your Disorderly Charge, you can't play {card:name.card} or any other Tactics card this turn.",
  'refusal.battle/timing/silenced': "You can't play Tactics cards now: an effect forbids it.",
  'refusal.battle/tactics-deck/trigger':
    "{fits, select, no {{card:name.card} can't do anything here: its conditions aren't met, or it has no target.} other {{card:name.card} waits for its moment ({triggers:name.trigger}).}}",
  'refusal.battle/timing/passed-chance':
    "You have already answered at this moment, so you can't play {card:name.card}.",
  'refusal.battle/army/card-requirements':
    "{asks, select, with {{card:name.army-card} requires {other:name.army-card} in the army.} any {{card:name.army-card} requires at least one of these in the army: {other:name.army-card}.} other {{card:name.army-card} can't be in the same army as {other:name.army-card}.}}",
  'refusal.battle/army/card-limit':
    'An army can include {card:name.army-card} {limit, plural, one {once} other {# times}} at most; this one has {count}.',
  'refusal.battle/army/as-many-as':
    'An army can include one {card:name.army-card} for each {type:name.unit-type} unit of {family:name.family}; this one has {count} of them for {limit} such units.',
  'refusal.battle/army/not-by-list':
    "{card:name.army-card} can't be in an army list: other cards bring it onto the battlefield.",
  'refusal.battle/attachment/must-hold':
    '{unit:name.army-card} must have {other:name.army-card} attached to it.',
  'refusal.battle/attachment/only-in':
    '{attachment:name.army-card} can only join {asks, select, faction {units of {other:name.faction}} family {units of {other:name.family}} card {{other:name.army-card}} other {the unit of {other:name.army-card}}}, not {unit:name.army-card}.',
  'refusal.battle/army/commander-needs-unit':
    '{commander:name.army-card} must be in the list, and be a card that can be a Commander.',
  'refusal.battle/army/commander-own-faction':
    "The Commander must belong to the army's faction; {commander:name.army-card} doesn't.",
  'refusal.battle/faction/free-folk-no-neutrals':
    "The Free Folk can't field Neutral units or attachments such as {card:name.army-card}.",
  'refusal.battle/army/faction':
    "{card:name.army-card} belongs to {faction:name.faction} and can't join this army.",
  'refusal.battle/army/neutral-faction':
    "A Neutral army can only field Neutral cards; {card:name.army-card} isn't one.",
  'refusal.battle/faction/baratheon-loyalty':
    'An army can have only one loyalty; this one has {loyalties:name.loyalty}.',
  'refusal.battle/faction/bolton-characters':
    'House Bolton must field its own version of {card:name.army-card}.',
  'refusal.battle/faction/brotherhood-catelyn':
    "{card:name.army-card} can't be in the same army as Catelyn Stark.",
  'refusal.battle/army/neutral-limit':
    'This army has {points} points of Neutral cards; the limit is {limit}.',
  'refusal.battle/army/one-commander': 'An army must have exactly one Commander; this one has {count}.',
  'refusal.battle/army/point-limit': 'This army costs {total} points; the limit is {points}.',
  'refusal.battle/army/unique-character':
    'An army can include {character:name.army-card} only once; remove {card:name.army-card} or the other.',
  'refusal.battle/team/characters':
    'A team can include {character:name.army-card} only once; remove {card:name.army-card} or the other.',
  'refusal.battle/free-for-all/modes': "{mode:name.mode} can't be played as a free-for-all.",
  'refusal.battle/faction/attachments-given-away':
    '{card:name.army-card} is in the wrong list: attachments for enemy units are listed apart, and only those.',
  'refusal.battle/army/edition':
    'This list is for {of:name.edition}; this game is played by {edition:name.edition}.',
  'refusal.battle/army/unknown-card': 'There is no {what:name.card-kind} called “{card}”.',
  'refusal.battle/attachment/no-solo':
    "{unit:name.army-card} is a solo unit and can't take attachments such as {attachment:name.army-card}.",
  'refusal.battle/attachment/one-per-unit': '{unit:name.army-card} can take only one attachment.',
  'refusal.battle/attachment/same-type':
    "{attachment:name.army-card} can only join units of its own type, which {unit:name.army-card} isn't.",
  'refusal.battle/setup/no-impassable-on-tokens': "Impassable terrain can't be placed on an objective token.",
  'refusal.battle/setup/terrain-outside-deployment':
    '{least, select, missing {Terrain must be on the table and outside the Deployment Zones.} other {This is {distance, inches}" from a Deployment Zone; terrain must be at least {least, inches}" away.}}',
  'refusal.battle/setup/terrain-spacing':
    'This is {distance, inches}" from other terrain; it must be at least {least, inches}" away.',
  'refusal.battle/deployment/no-room':
    'This is {distance, inches}" from an enemy; a unit deployed later must be at least {least, inches}" away.',
  'refusal.battle/deployment/within-zone':
    '{over, select, missing {{on, select, missing {That is off the table.} other {Another unit or impassable terrain is there.}}} other {A unit must be deployed fully within its Deployment Zone; this is {over, inches}" outside.}}',
  'refusal.battle/free-for-all/deployment-zones':
    'This is {distance, inches}" from an enemy; in a free-for-all, units must be deployed at least {least, inches}" away.',
  'refusal.battle/action/forbidden':
    "{unit:name.unit} can't {action, select, maneuver {Maneuver} march {March} retreat {Retreat} charge {Charge} shift {shift} other {Attack}} now.",
  'refusal.battle/action/must-charge': '{unit:name.unit} must Charge as its Action this turn.',
  'refusal.battle/placement/place':
    'The unit must be completely within {most, inches}"; this is {distance, inches}" away.',
  'refusal.battle/placement/room': 'Another unit or impassable terrain is there.',
  'refusal.battle/terrain/placed': 'This is {distance, inches}" away; the limit is {most, inches}".',
  'refusal.battle/terrain/placed-room': "Terrain can't be placed on units or other terrain.",
  'refusal.battle/round/must-activate': 'You must activate one of your units.',
  'refusal.battle/pass/who': 'Only the side with fewer units can pass.',
  'refusal.battle/pass/once-per-round': "You've already passed this round.",
  'refusal.battle/pass/twice-per-game': "You've already passed twice this game.",
  'refusal.battle/idleness/engaged-must-act': 'An Engaged unit must Attack or Retreat.',
  'refusal.battle/tactics-board/claim': 'An NCU must claim a zone while one is empty.',
  'refusal.battle/tactics-board/full': "The Tactics Board is full, so NCUs can't activate.",
  'refusal.battle/tactics-board/water-gardens':
    'The Water Gardens require you to activate a Combat Unit this turn.',
  'refusal.battle/tactics-board/occupied': '{ncu:name.unit} has already claimed that zone.',
  'refusal.battle/maneuver/engaged': "An Engaged unit can't Maneuver.",
  'refusal.battle/maneuver/distance':
    'That is {length, inches}" away; this Maneuver reaches {most, inches}".',
  'refusal.battle/march/engaged': "An Engaged unit can't March.",
  'refusal.battle/march/distance': 'That is {length, inches}" away; this March reaches {most, inches}".',
  'refusal.battle/march/no-first-pivot': 'A March moves straight ahead first; the unit may pivot afterwards.',
  'refusal.battle/ranged/engaged': "An Engaged unit can't make a Ranged Attack.",
  'refusal.battle/ranged/needs-attack': 'This unit has no Ranged Attack.',
  'refusal.battle/ranged/needs-target': 'There is no enemy in range and line of sight.',
  'refusal.battle/ranged/target-after-shift': 'From there, no enemy would be in range and line of sight.',
  'refusal.battle/melee/engaged-only': 'Only an Engaged unit can make a Melee Attack.',
  'refusal.battle/melee/needs-attack': 'This unit has no Melee Attack.',
  'refusal.battle/charge/engaged': "An Engaged unit can't Charge.",
  'refusal.battle/charge/declare-target':
    '{distance, select, missing {There is no enemy this unit can Charge.} other {There is no enemy this unit can Charge. The nearest, {target:name.unit}, is {distance, inches}" away; with a 6 this unit reaches {reach, inches}".}}',
  'refusal.battle/charge/line-of-sight': 'This unit has no line of sight to {target:name.unit}.',
  'refusal.battle/charge/reach':
    '{distance, select, missing {Something blocks every path to {target:name.unit} within {reach, inches}".} other {The distance to {target:name.unit} is {distance, inches}"; with a 6 this unit reaches {reach, inches}".}}',
  'refusal.battle/charge/room-to-align': "There isn't enough room to align with {target:name.unit}.",
  'refusal.battle/charge/pivot':
    '{reach, select, missing {After this pivot, {target:name.unit} would not be in line of sight.} other {After this pivot, the unit couldn\'t reach {target:name.unit}: with a 6 it moves {reach, inches}" straight ahead.}}',
  'refusal.battle/retreat/engaged-only': 'Only an Engaged unit can Retreat.',
  'refusal.battle/retreat/impossible': 'This unit has nowhere to Retreat to.',
  'refusal.battle/retreat/direction':
    'A unit Retreats straight back or sideways, and not towards an enemy in front of it.',
  'refusal.battle/retreat/distance': 'That is {length, inches}" away; this Retreat reaches {most, inches}".',
  'refusal.battle/term/shift':
    '{length, select, missing {A unit shifts in a straight line: forward, backward or to either side.} other {That is {length, inches}" away; this shift reaches {most, inches}".}}',
  'refusal.battle/term/shift-no-pivot': "A unit can't pivot while it shifts.",
  'refusal.battle/move/pivot': 'A unit pivots in place.',
  'refusal.battle/move/table-edge':
    '{over, select, missing {That is off the table.} other {The unit would hang {over, inches}" over the table edge.}}',
  'refusal.battle/move/enemy-one-inch':
    '{enemy:name.unit} would be {distance, inches}" away; a unit must stay at least 1" from enemies.',
  'refusal.battle/move/no-overlap':
    'That space is taken by {friend, select, missing {another unit} other {{friend:name.unit}}}.',
  'refusal.battle/move/no-shift-out-of-combat': "An Engaged unit can't shift.",
  'refusal.battle/move/not-through-enemies': 'The way is blocked by {enemy:name.unit}.',
  'refusal.battle/terrain/impassable': 'Impassable terrain is in the way.',
  'refusal.battle/terrain/rough':
    'That is {length, inches}" away; across Rough terrain this unit reaches {most, inches}".',
  'refusal.battle/objective/carry-lost-unengaged':
    '{distance, select, missing {There is no free space for the token there.} other {That is {distance, inches}" from the unit; the token must be within {most, inches}".}}',
  'refusal.battle/mode-a-dance-with-dragons/no-march': "A unit carrying an objective token can't March.",
  'refusal.battle/mode-a-dance-with-dragons/one-token':
    '{distance, select, missing {There is no free space for the token there.} other {That is {distance, inches}" from the unit; the second token must be within {most, inches}".}}',
  'refusal.battle/mode-a-feast-for-crows/leaving-the-pile':
    '{distance, select, missing {There is no free space for the token there.} other {That is {distance, inches}" from the Corpse Pile; the token must touch it.}}',
  'refusal.battle/mode-a-feast-for-crows/one-token':
    '{distance, select, missing {There is no free space for the token there.} other {That is {distance, inches}" from the Corpse Pile; the second token must touch it too.}}',
  'refusal.battle/mode-a-feast-for-crows/new-corpse-pile':
    '{off, select, missing {{least, select, missing {That is {distance, inches}" away; the Corpse Pile must be fully within Long Range ({most, inches}").} other {This is {distance, inches}" from a unit or terrain; a Corpse Pile must be at least {least, inches}" away.}}} other {That is off the table.}}',
  'refusal.battle/mode-a-feast-for-crows/no-chosen-corpse-piles':
    "{kind:name.terrain} can't be chosen as terrain in this mode.",
  'refusal.battle/mode-a-storm-of-swords/attacker-redeploys':
    'This is {distance, inches}" from an enemy; a redeployed unit must be at least {least, inches}" away.',
  'refusal.battle/mode-a-storm-of-swords/reserve-arrives':
    '{off, select, missing {{least, select, missing {That is up to {distance, inches}" from a Flank edge; a Reserve unit arrives within {most, inches}" of one.} other {This is {distance, inches}" from an enemy; an arriving unit must be at least {least, inches}" away.}}} other {That is off the table.}}',
  'refusal.battle/mode-a-storm-of-swords/terrain':
    'This is {distance, inches}" from the defender\'s Deployment Zone; terrain must be more than {least, inches}" away.',
  'refusal.battle/mode-a-storm-of-swords/walls-impassable': "Units can't move through a Castle Wall.",
  'refusal.battle/mode-banners-and-butchery/deploy-one-inch':
    '{enemy:name.unit} would be {distance, inches}" away; units must be deployed at least 1" from enemies.',
  'refusal.battle/mode-banners-and-butchery/new-token':
    '{least, select, missing {The new token must be in your half of the table.} other {{edge, select, missing {This is {distance, inches}" from another token; it must be at least {least, inches}" away.} other {This is {edge, inches}" from the table edge; it must be at least {least, inches}" away.}}}}',
  'refusal.battle/mode-banners-and-butchery/no-impassable-terrain':
    '{kind:name.terrain} is Impassable, and this mode has no Impassable terrain.',
  'refusal.battle/mode-banners-and-butchery/terrain':
    'This is {edge, inches}" from the table edge; terrain must be at least {least, inches}" away.',
  'refusal.battle/mode-fire-and-blood/terrain':
    'This is {edge, inches}" from the table edge; terrain must be at least {least, inches}" away.',
  'refusal.battle/mode-here-we-stand/terrain':
    'This is {edge, inches}" from the table edge; terrain must be at least {least, inches}" away.',
  'refusal.battle/mode-honed-and-ready/no-impassable-terrain':
    '{kind:name.terrain} is Impassable, and this mode has no Impassable terrain.',
} as const;

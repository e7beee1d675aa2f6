/** The battle report: lines that put several events together. */
export const report = {
  'report.title': '{mode:name.mode}, {points} points a side. {target} Victory Points win.',
  'report.title-many': '{mode:name.mode}, {points} points a player. {target} Victory Points win.',
  'report.team': '{seats:name.seat}',
  'report.army': '{seat:name.seat}: {units}. Beside the board: {ncus}.',
  'report.terrain': 'On the field: {terrain:name.terrain}.',
  'report.round': '== Round {round} | {score} ==',
  'report.points': '{side:name.side} {points}',
  'report.unit-of': '{unit} of {seat:name.seat}',
  'report.draws': '{seat:name.seat} drew {count, plural, one {# card} other {# cards}}.',
  'report.idle': '{unit:name.unit} did nothing.',
  'report.held': '{unit:name.unit} held.',
  'report.stayed': '{unit:name.unit} stayed in place.',
  'report.turned': '{unit:name.unit} wheeled about.',
  'report.moved': '{unit:name.unit} moved {inches}".',
  'report.aligned': '{unit:name.unit} closed the line.',
  'report.marched': '{unit:name.unit} marched {inches}".',
  'report.retreated': '{unit:name.unit} retreated {inches}" (rolled {dice}{again}).',
  'report.charge':
    '{unit:name.unit} charged {target:name.unit} {side:report.side}, {inches}" away (rolled {die}{again}).',
  'report.side.front': 'head-on',
  'report.side.left': 'in the left flank',
  'report.side.right': 'in the right flank',
  'report.side.rear': 'in the rear',
  'report.charge-failed': 'After {inches}" the Charge fell short.',
  'report.again': ', again {dice}',
  'report.attack.front':
    '{unit:name.unit} struck {target:name.unit} with {attack:name.attack} ({dice}{again}): {hits, plural, =0 {no Hits} one {# Hit} other {# Hits}}.',
  'report.attack.flank':
    '{unit:name.unit} struck {target:name.unit} in the flank with {attack:name.attack} ({dice}{again}): {hits, plural, =0 {no Hits} one {# Hit} other {# Hits}}.',
  'report.attack.rear':
    '{unit:name.unit} struck {target:name.unit} in the rear with {attack:name.attack} ({dice}{again}): {hits, plural, =0 {no Hits} one {# Hit} other {# Hits}}.',
  'report.saves':
    '{unit:name.unit} saved what it could ({dice}{again}): {wounds, plural, one {# Wound} other {# Wounds}}, {left} left.',
  'report.saved': 'Every Hit was blocked ({dice}{again}).',
  'report.wounds': '{unit:name.unit} lost {wounds, plural, one {# Wound} other {# Wounds}}, {left} left.',
  'report.destroyed': '{unit:name.unit} was wiped out!',
  'report.panic':
    '{unit:name.unit} tested for panic ({dice}{again}): {roll} against {needed}, {passed:morale}.',
  'report.morale':
    '{unit:name.unit} tested Morale ({dice}{again}): {roll} against {needed}, {passed:morale}.',
  'report.card': '{seat:name.seat} played {card:name.card}{at}.',
  'report.order': '{unit:name.unit} used {order:name.ability}{at}.',
  'report.at': ': {target}',
  'report.text': '({text})',
  'report.scored':
    '{side:name.side} scored {points, plural, one {# Victory Point} other {# Victory Points}}: {because:because}. ({score})',
  'report.lost': '{seat:name.seat} {count}',
  'report.tally': 'Victory Points: {score}. Units lost: {lost}.',
} as const;

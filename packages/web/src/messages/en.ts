// The words of the browser client, in English.

export const en = {
  'page.title': 'Maester: the two tabletop games of Westeros',
  'language.label': 'Language',
  'hero.lead':
    'A place to play, prepare and study the two tabletop games of Westeros, where the program knows the rules and holds everyone to them.',
  'hero.status':
    'It is young. The rules are in code and computer players follow them; the boards to click on are being made.',
  'games.heading': 'The two games',
  'thrones.engine': 'All rules in code',
  'battle.engine': 'Rules and starter sets in code',
  'thrones.name': 'A Game of Thrones: The Board Game',
  'thrones.edition': 'Second edition, 3–6 houses',
  'thrones.text':
    'Give your orders in secret, bid for power at court, and hold more castles than your rivals in the end.',
  'battle.name': 'A Song of Ice & Fire: Tabletop Miniatures Game',
  'battle.edition': 'Season 6 rules',
  'battle.text':
    'Lead regiments across a four-foot field, with tactics cards in hand and intrigue behind the lines.',
  'command.heading': 'From the command line',
  'command.text':
    'Until there is a game to click on, Maester works in the terminal. Run this in the project folder:',
  'command.help': 'Lists every command.',
  'command.simulate': 'Lets computer players play a whole game of thrones and tells it as a chronicle.',
  'today.heading': 'Here today',
  'today.games': 'Both games with their rules enforced, played and told from the command line',
  'today.ledger': 'A rules ledger: both games in our own words, showing which rules are tested',
  'today.page': 'A server with tables for people and computer players, for those who write a client',
  'coming.heading': 'Still to come',
  'coming.offline': 'Games against the computer in the browser, with or without a connection',
  'coming.online': 'Tables with friends online, with dice that anyone can check afterwards',
  'coming.armies': 'The other nine factions of the miniatures game, and a builder for army lists',
  'footer.unofficial':
    'Maester is an unofficial fan project, neither made nor endorsed by the owners of these games. The names of games, houses and characters belong to their owners.',
  'footer.privacy': 'No cookies and no tracking: only your choice of language is kept, in this browser.',
  'footer.licence': 'The source code is free to use under the MIT licence.',
} as const;

export type Messages = Record<keyof typeof en, string>;

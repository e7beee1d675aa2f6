// Files that are not scripts: styles are imported where they are used, for the bundler to collect.

declare module '*.css';

/** A file as text: the scenarios of the lessons. */
declare module '*.json?raw' {
  const text: string;
  export default text;
}

/** The index of the card library, and its words in a language (vite.config.ts). */
declare module 'virtual:cards/index' {
  const index: import('./games/battle/library/card-index.ts').CardIndex;
  export default index;
}
declare module 'virtual:cards/en' {
  const words: import('@maester/kernel').Catalogue;
  export default words;
}
declare module 'virtual:cards/zh-hant' {
  const words: import('@maester/kernel').Catalogue;
  export default words;
}

// Files that are not scripts: styles are imported where they are used, for the bundler to collect.

declare module '*.css';

/** A style sheet as text, for a picture that brings its own. */
declare module '*.css?inline' {
  const text: string;
  export default text;
}

/** A file as text: the scenarios of the lessons. */
declare module '*.json?raw' {
  const text: string;
  export default text;
}

/** One JSON a line, as text: the puzzles. */
declare module '*.jsonl?raw' {
  const text: string;
  export default text;
}

/** The address of a font. */
declare module '*.ttf?url' {
  const address: string;
  export default address;
}

/** The index of the card library, and its words in a language (vite.config.ts). */
declare module 'virtual:cards/index' {
  /** A CardIndex: a declaration like this one can import nothing of ours. */
  const index: unknown;
  export default index;
}
declare module 'virtual:cards/en' {
  import type { Catalogue } from '@maester/kernel';
  const words: Catalogue;
  export default words;
}
declare module 'virtual:cards/zh-hant' {
  import type { Catalogue } from '@maester/kernel';
  const words: Catalogue;
  export default words;
}

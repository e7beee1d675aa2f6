// Files that are not scripts: styles are imported where they are used, for the bundler to collect.

declare module '*.css';

/** A file as text: the scenarios of the lessons. */
declare module '*.json?raw' {
  const text: string;
  export default text;
}

/** The colours of paper. */
export const PAPER = '#fdfaf3';
export const INK = '#26211c';
export const MUTED = '#5f564a';
export const LINE = '#cfc3ab';
export const WASH = '#f0e8d8';
export const MARK = '#8a8a8a';

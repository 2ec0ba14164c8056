/** Mean height of a row, in pixels: the peers are told, so that none has to guess. */
export const MEAN_HEIGHT = 104;

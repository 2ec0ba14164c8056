/** Mean height of a row, in pixels: given to the peers, so that none has to guess. */
export const MEAN_HEIGHT = 104;

import { createHash } from 'node:crypto';

/** A number derived from a text alone. */
export const seedNumber = (text: string): number => createHash('sha1').update(text).digest().readInt32BE(0);

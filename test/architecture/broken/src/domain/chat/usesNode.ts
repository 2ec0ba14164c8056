import { readFileSync } from 'node:fs';

export const usesNode = readFileSync;

import { gone } from './gone';

export const importsNothingThere = gone;

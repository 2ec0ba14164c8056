import { circleLeft } from './circleLeft';

export const circleRight = (): unknown => circleLeft;

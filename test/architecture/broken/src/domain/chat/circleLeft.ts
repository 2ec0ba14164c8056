import { circleRight } from './circleRight';

export const circleLeft = (): unknown => circleRight;

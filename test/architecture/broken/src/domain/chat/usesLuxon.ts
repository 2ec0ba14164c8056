import { DateTime } from 'luxon';

export const usesLuxon = DateTime;

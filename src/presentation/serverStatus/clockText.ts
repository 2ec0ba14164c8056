import type { WrongClock } from '@/domain/serverStatus/deviceClock.rule';
import { connectionText } from './connectionText';

/** That this device's clock is wrong, and how far. */
export const clockText = ({ is, amount, unit }: WrongClock): string => connectionText(`clock.${is}`, { amount: connectionText(`clock.${unit}`, { number: amount }) });

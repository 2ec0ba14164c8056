import type texts from '../../../public/i18n/en/serverStatus.json';
import { textsOf } from '../kit/text/textsOf';
import type { WrongClock } from '@/domain/serverStatus/deviceClock.rule';

export const connectionText = textsOf<typeof texts>('serverStatus');

/** Says that this device's clock is wrong, and by how much. */
export const clockText = ({ is, amount, unit }: WrongClock): string =>
  connectionText(`clock.${is}`, { amount: connectionText(`clock.${unit}`, { number: amount }) });

/** Formats an age. A negative one, as after the clock was set back, counts as zero. */
export function ageText(milliseconds: number): string {
  const seconds = Math.max(0, Math.floor(milliseconds / 1_000));
  if (seconds < 60) return connectionText('panel.seconds', { number: seconds });
  const minutes = Math.floor(seconds / 60);
  if (minutes < 60) return connectionText('panel.minutes', { number: minutes });
  return connectionText('panel.hours', { number: Math.floor(minutes / 60), minutes: minutes % 60 });
}

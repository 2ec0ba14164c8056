import { failureWord } from '@/application/kernel/failureWord';
import type { FormStatus } from '@/application/kernel/forms/FormState';
import type { CallFailure } from '@/application/kernel/ports/CallFailure';
import { flagDefaults, type FeatureFlag } from '@/domain/access/featureFlags';
import type { ClockChange } from '@/domain/kernel/time/nextClockChanges';
import type { DateEntry, DayEntry } from '@/domain/regions/CoreHoursEntry';
import type { ConfigSwitch } from '@/domain/regions/switchList';
import type texts from '../../../public/i18n/en/regions.json';
import { presenceText } from '../presence/presenceText';
import { textsOf } from '../kit/text/textsOf';
import { writtenText } from '../kit/text/writtenText';
import { isWeekday } from './coreHoursFields';
import type { CoreHoursFailure } from './CoreHoursStore';
import type { PreviewedIndicator } from './HoursPreviewStore';
import { regionTime } from './regionTime';

export const regionsText = textsOf<typeof texts>('regions');

/** Says why the region could not be loaded or changed. */
export const regionFailureText = (failure: CallFailure | CoreHoursFailure): string =>
  regionsText(`failure.${failureWord(failure)}`);

/** Says why the entries are not saved, or that it is unknown whether they are. */
export const hoursFailureText = (failure: CallFailure | CoreHoursFailure, status: FormStatus): string =>
  status === 'unanswered'
    ? regionsText('hours.unconfirmed', { why: regionFailureText(failure) })
    : regionFailureText(failure);

/** Says why the coverage is unknown. A user who may not list users is not asked to try again. */
export const coverageFailureText = (failure: CallFailure): string =>
  failure.kind === 'notAllowed'
    ? regionsText('cover.notAllowed')
    : regionsText('cover.failed', { why: regionFailureText(failure) });

export const personName = (name: string) => (name === '' ? regionsText('cover.noName') : writtenText(name));

export function fieldLabel(field: string): string {
  if (isWeekday(field)) return regionsText(`day.${field}`);
  switch (field) {
    case 'start':
    case 'end':
      return regionsText(`hours.${field}Of`, { day: regionsText('hours.everyDay') });
    case 'timeZone':
    case 'exceptions':
    case 'reason':
      return regionsText(`hours.${field}`);
    default:
      return field;
  }
}

/** The value of a field of the core hours as text. */
export function fieldValueText(value: unknown): string {
  if (typeof value === 'string') return value;
  if (Array.isArray(value)) return value.map(one => dateText(one as DateEntry)).join('; ');
  return typeof value === 'object' && value !== null ? dayText(value as DayEntry) : '';
}

/** The hours of a weekday or a date as text, the way they were entered. */
export function dayText({ choice, start, end }: Pick<DayEntry | DateEntry, 'choice' | 'start' | 'end'>): string {
  if (choice === null) return '';
  return choice === 'own'
    ? regionsText('cover.stretch', { from: start, to: end })
    : regionsText(`hours.choice.${choice}`);
}

const dateText = (entry: DateEntry): string => `${regionTime.date(entry.date)}: ${dayText(entry)}`;

/** The label of the 24-hour indicator. */
export const indicatorText = (indicator: PreviewedIndicator): string =>
  indicator === 'off' ? regionsText('preview.off') : presenceText(`cover.${indicator}`);

const direction = ({ minutes }: ClockChange): 'forward' | 'back' => (minutes > 0 ? 'forward' : 'back');

export const changeWeekText = (change: ClockChange, zone: string): string =>
  regionsText(`preview.week.${direction(change)}`, { day: regionTime.dayOfYear(change.at, zone) });

export const clockChangeText = (change: ClockChange, zone: string): string =>
  regionsText(`preview.change.${direction(change)}`, {
    day: regionTime.dayOfYear(change.at, zone),
    from: regionTime.clockBefore(change.at, change.minutes, zone),
    to: regionTime.clock(change.at, zone),
  });

const isFlag = (name: string): name is FeatureFlag => Object.hasOwn(flagDefaults, name);

/** The meaning of a switch, if this build knows it. */
export function meaningOf({ name, byDefault }: ConfigSwitch): string {
  return byDefault !== undefined && isFlag(name)
    ? regionsText(`switches.meanings.${name}`)
    : regionsText('switches.foreign');
}

const onOff = (value: boolean): string => regionsText(value ? 'switches.on' : 'switches.off');

/** The value in effect: the configured one, or the default if remote configuration does not name the switch. */
export function switchValueText({ value, byDefault }: ConfigSwitch): string {
  if (value !== undefined) return onOff(value);
  return byDefault === undefined
    ? regionsText('switches.notNamed')
    : regionsText('switches.notSet', { value: onOff(byDefault) });
}

export const switchDefaultText = ({ byDefault }: ConfigSwitch): string =>
  byDefault === undefined ? regionsText('switches.noDefault') : onOff(byDefault);

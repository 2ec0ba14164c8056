import { textField, type FormField, type FormFields } from '@/application/kernel/forms/FormFields';
import { isObject } from '@/domain/kernel/parseJson';
import {
  asEveryDay,
  DAY_CHOICES,
  entryOf,
  inOrder,
  WEEKDAYS,
  type CoreHoursEntry,
  type DateEntry,
  type DayChoice,
  type DayEntry,
  type Weekday,
} from '@/domain/regions/CoreHoursEntry';
import type { CoverageSchedule } from '@/domain/regions/CoverageSchedule';

/**
 * One field for each weekday, so that two people can change different ones at the same time, and one for the reason.
 */
export type CoreHoursForm = CoreHoursEntry & { readonly reason: string };

const dayField: FormField<DayEntry> = {
  blank: asEveryDay,
  read: value => {
    const [choice, times] = [choiceOf(value, DAY_CHOICES), timesOf(value)];
    return choice && times && { choice, ...times };
  },
};

const datesField: FormField<readonly DateEntry[]> = {
  blank: [],
  read: value => {
    if (!Array.isArray(value)) return undefined;
    const dates = value.map(dateOf);
    return dates.every(date => date !== undefined) ? dates : undefined;
  },
};

export const coreHoursFields: FormFields<CoreHoursForm> = {
  timeZone: textField,
  start: textField,
  end: textField,
  monday: dayField,
  tuesday: dayField,
  wednesday: dayField,
  thursday: dayField,
  friday: dayField,
  saturday: dayField,
  sunday: dayField,
  exceptions: datesField,
  reason: textField,
};

/** The weekdays, in the order of the week. */
export const shownWeekdays = WEEKDAYS;

export const dayChoices = DAY_CHOICES;

export const isWeekday = (field: string): field is Weekday => WEEKDAYS.some(name => name === field);

export const withoutReason = ({ reason: _, ...entry }: CoreHoursForm): CoreHoursEntry => entry;

export const toCoreHoursForm = (schedule: CoverageSchedule, reason = ''): CoreHoursForm => ({
  ...entryOf(schedule),
  reason,
});

/** The form as the server stores it, with its dates in calendar order. */
export const asStored = (form: CoreHoursForm): CoreHoursForm => inOrder(form);

/** A weekday after a choice. Only hours of its own have times. */
export const chosenDay = (day: DayEntry, choice: DayChoice): DayEntry =>
  choice === 'own' ? { ...day, choice } : { choice, start: '', end: '' };

/** A date without any entries. */
export const newDate: DateEntry = { date: '', choice: null, start: '', end: '' };

const partOf = (value: unknown, name: string): unknown => (isObject(value) ? value[name] : undefined);

const choiceOf = <T extends string>(value: unknown, choices: readonly T[]): T | undefined =>
  choices.find(choice => choice === partOf(value, 'choice'));

function timesOf(value: unknown): { readonly start: string; readonly end: string } | undefined {
  const [start, end] = [partOf(value, 'start'), partOf(value, 'end')];
  return typeof start === 'string' && typeof end === 'string' ? { start, end } : undefined;
}

function dateOf(value: unknown): DateEntry | undefined {
  const [date, times] = [partOf(value, 'date'), timesOf(value)];
  const choice = partOf(value, 'choice') === null ? null : choiceOf(value, ['own', 'none'] as const);
  return typeof date !== 'string' || choice === undefined || times === undefined
    ? undefined
    : { date, choice, ...times };
}

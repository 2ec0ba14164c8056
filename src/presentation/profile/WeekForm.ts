import { isObject } from '@/domain/kernel/parseJson';
import { textField, type FormField, type FormFields } from '@/application/kernel/forms/FormFields';
import type { Availability } from '@/domain/kernel/time/Availability';
import { weekHoursOf, type DayHours, type WeekHours } from '@/domain/kernel/time/WeekHours';

/** The hours of a week as entered, and their time zone. */
export type WeekForm = WeekHours & { readonly timeZone: string };

const isHours = (value: unknown): value is DayHours =>
  isObject(value) && typeof value['from'] === 'string' && typeof value['to'] === 'string';

const hoursField: FormField<readonly DayHours[]> = {
  blank: [],
  read: value =>
    Array.isArray(value) && value.every(isHours) ? value.map(({ from, to }) => ({ from, to })) : undefined,
};

export const weekFields: FormFields<WeekForm> = {
  timeZone: textField,
  monday: hoursField,
  tuesday: hoursField,
  wednesday: hoursField,
  thursday: hoursField,
  friday: hoursField,
  saturday: hoursField,
  sunday: hoursField,
};

export const toWeekForm = ({ timeZone, times }: Availability): WeekForm => ({ timeZone, ...weekHoursOf(times) });

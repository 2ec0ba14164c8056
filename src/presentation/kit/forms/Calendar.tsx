import { DatePicker } from '@blueprintjs/datetime';
import { useMemo } from 'react';
import './calendar.css';
import { calendarDate, calendarSpan, dayOfCalendar } from './TypedValue';

export interface CalendarProps {
  /** Such as `2026-08-29`; empty: none is chosen. */
  readonly day: string;
  readonly onChoose: (day: string) => void;
}

/** A month of days, from Monday to Sunday. */
export function Calendar({ day, onChoose }: CalendarProps) {
  // Another object for the same day would turn the calendar back to it.
  const chosen = useMemo(() => calendarDate(day), [day]);
  return (
    <DatePicker
      locale="en-GB"
      dayPickerProps={{ weekStartsOn: 1 }}
      minDate={calendarSpan.first}
      maxDate={calendarSpan.last}
      canClearSelection={false}
      value={chosen}
      // Turning a page of the calendar is no choice, although the library gives the same day of the new month.
      onChange={(date, isChoice) => {
        if (isChoice && date !== null) onChoose(dayOfCalendar(date));
      }}
    />
  );
}

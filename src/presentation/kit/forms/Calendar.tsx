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
  // A new object for the same day would make the calendar return to it.
  const chosen = useMemo(() => calendarDate(day), [day]);
  return (
    <DatePicker
      locale="en-GB"
      dayPickerProps={{ weekStartsOn: 1 }}
      minDate={calendarSpan.first}
      maxDate={calendarSpan.last}
      canClearSelection={false}
      value={chosen}
      // Turning a page of the calendar is not a choice, although the library passes the same day of the new month.
      onChange={(date, isChoice) => {
        if (isChoice && date !== null) onChoose(dayOfCalendar(date));
      }}
    />
  );
}

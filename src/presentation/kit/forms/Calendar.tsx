import { DatePicker } from '@blueprintjs/datetime';
import { useMemo } from 'react';
import './calendar.css';
import { calendarDate, calendarSpan, dayOfCalendar } from './TypedValue';

export interface CalendarProps {
  /** The chosen day, such as `2026-08-29`; empty if none is chosen. */
  readonly day: string;
  readonly onChoose: (day: string) => void;
}

/** A calendar that shows one month, Monday to Sunday. */
export function Calendar({ day, onChoose }: CalendarProps) {
  // A new object for the same day would make the calendar jump back to it.
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

import { Button } from '@blueprintjs/core';
import { CalendarIcon } from '@blueprintjs/icons';
import { useState, type ComponentType, type KeyboardEvent } from 'react';
import { Popup } from '../overlays/Popup';
import { focusPopoverBody, PopoverBody } from '../PopoverBody';
import type { CalendarProps } from './Calendar';
import { formsText } from './formsText';

interface CalendarButtonProps {
  /** Label of the field. */
  readonly name: string;
  readonly day: string;
  readonly onChoose: (day: string) => void;
}

/** Opens a calendar, whose code is downloaded only then. The day can also be typed. */
export function CalendarButton({ name, day, onChoose }: CalendarButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const [Calendar, setCalendar] = useState<ComponentType<CalendarProps> | 'loading' | 'failed'>('loading');
  const show = (shown: boolean): void => {
    setOpen(shown);
    if (!shown || typeof Calendar === 'function') return;
    setCalendar('loading');
    void import('./Calendar').then(
      part => setCalendar(() => part.Calendar),
      () => setCalendar('failed'),
    );
  };
  const choose = (chosen: string): void => {
    onChoose(chosen);
    setOpen(false);
  };
  // Escape closes the calendar, but not the dialog or panel around the field.
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    setOpen(false);
  };
  const content = (
    <div onKeyDown={onKeyDown}>
      <PopoverBody>
        {typeof Calendar === 'function' ? (
          <Calendar day={day} onChoose={choose} />
        ) : (
          <p role="status">{formsText(`day.${Calendar}`)}</p>
        )}
      </PopoverBody>
    </div>
  );
  return (
    <Popup isOpen={isOpen} onInteraction={show} onOpened={focusPopoverBody} content={content}>
      <Button
        size="small"
        variant="minimal"
        icon={<CalendarIcon />}
        aria-label={formsText('day.open', { field: name })}
      />
    </Popup>
  );
}

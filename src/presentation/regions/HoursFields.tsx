import { FormGroup, InputGroup } from '@blueprintjs/core';
import { useId } from 'react';
import type { CoreHoursFault } from '@/domain/regions/CoreHoursEntry';
import { privateField } from '../kit/privateField';
import { regionsText } from './regionsText';

interface HoursFieldsProps {
  /** Whose hours they are, for people. */
  readonly day: string;
  readonly hours: { readonly start: string; readonly end: string };
  readonly isFixed: boolean;
  readonly fault: CoreHoursFault['fault'] | undefined;
  readonly onWrite: (part: 'start' | 'end', text: string) => void;
}

/** A start and an end on the clock. */
export function HoursFields({ day, hours, isFixed, fault, onWrite }: HoursFieldsProps) {
  const id = useId();
  const isMissing = fault === 'noTime';
  return (
    <div className="region-times">
      {(['start', 'end'] as const).map(part => (
        <FormGroup key={part} label={regionsText(`hours.${part}`)} labelFor={`${id}-${part}`}>
          <InputGroup
            {...privateField}
            id={`${id}-${part}`}
            type="time"
            value={hours[part]}
            disabled={isFixed}
            aria-label={regionsText(`hours.${part}Of`, { day })}
            aria-invalid={isMissing}
            aria-describedby={`${id}-fault`}
            onValueChange={text => onWrite(part, text)}
          />
        </FormGroup>
      ))}
      <span id={`${id}-fault`} className="region-fault" role="status">
        {isMissing && regionsText('fault.noTime')}
      </span>
    </div>
  );
}

import { useId } from 'react';
import type { CoreHoursFault } from '@/domain/regions/CoreHoursEntry';
import { Fault } from '../kit/forms/Fault';
import { TimeField } from '../kit/forms/DateField';
import { regionsText } from './regionsText';

interface HoursFieldsProps {
  /** Name of the day to which the hours belong. */
  readonly day: string;
  readonly hours: { readonly start: string; readonly end: string };
  readonly isFixed: boolean;
  readonly fault: CoreHoursFault['fault'] | undefined;
  /** Shows each label above its field, like the labels around it. */
  readonly isStacked?: boolean;
  readonly onWrite: (part: 'start' | 'end', text: string) => void;
}

/** Fields for a start and an end time. */
export function HoursFields({ day, hours, isFixed, fault, isStacked = false, onWrite }: HoursFieldsProps) {
  const id = useId();
  const isMissing = fault === 'noTime';
  return (
    <div className="region-times">
      {(['start', 'end'] as const).map(part => (
        <TimeField
          key={part}
          isBeside={!isStacked}
          label={regionsText(`hours.${part}`)}
          name={regionsText(`hours.${part}Of`, { day })}
          value={hours[part]}
          disabled={isFixed}
          isWrong={isMissing}
          describedBy={`${id}-fault`}
          onWrite={text => onWrite(part, text)}
        />
      ))}
      <span id={`${id}-fault`} className="region-fault" role="status">
        {isMissing && <Fault>{regionsText('fault.noTime')}</Fault>}
      </span>
    </div>
  );
}

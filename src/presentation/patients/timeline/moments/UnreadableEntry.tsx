import { HelpIcon } from '@blueprintjs/icons';
import { patientTimelineText } from '../patientTimelineText';

/** Stands where an entry is that could not be read. */
export function UnreadableEntry() {
  return (
    <p className="moment-unreadable">
      <HelpIcon size={14} /> {patientTimelineText('unreadableEntry')}
    </p>
  );
}

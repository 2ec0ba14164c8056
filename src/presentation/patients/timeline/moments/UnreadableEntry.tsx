import { HelpIcon } from '@blueprintjs/icons';
import { patientTimelineText } from '../patientTimelineText';

/** In the place of an entry that could not be read. */
export function UnreadableEntry() {
  return (
    <p className="moment-unreadable">
      <HelpIcon size={14} /> {patientTimelineText('unreadableEntry')}
    </p>
  );
}

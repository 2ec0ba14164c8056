import { HelpIcon } from '@blueprintjs/icons';
import { patientTimelineText } from '../patientTimelineText';
import styles from './moments.module.css';

/** Takes the place of an entry that could not be read. */
export function UnreadableEntry() {
  return (
    <p className={styles['unreadable']}>
      <HelpIcon size={14} /> {patientTimelineText('unreadableEntry')}
    </p>
  );
}

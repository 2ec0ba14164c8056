import { observer } from 'mobx-react-lite';
import type { Announcement } from './Announcements';
import { authorName } from './authorName';
import { chatText } from './chatText';
import type { TimelineStore } from './TimelineStore';

/** Reads out what comes and changes, once each: the rows themselves come and go while scrolling and are not read out. */
export const ReadOut = observer(function ReadOut({ store, patientName }: { readonly store: TimelineStore; readonly patientName: string }) {
  const words = ({ kind, message }: Announcement): string => {
    const { meta, text, uuid } = message;
    const name = authorName(message, patientName, store.nameOf(uuid)) || chatText(`owner.${meta.owner}`);
    if (kind === 'deleted') return chatText('timeline.deletedBy', { name });
    return chatText(kind === 'changed' ? 'timeline.changedBy' : meta.owner === 'You' ? 'timeline.newOwn' : 'timeline.newFrom', { name, text });
  };
  return (
    <div className="visually-hidden" role="log" aria-live="polite" aria-relevant="additions" aria-label={chatText('timeline.announcements')}>
      {store.announcements.list.map(announcement => (
        <p key={announcement.key}>{words(announcement)}</p>
      ))}
    </div>
  );
});

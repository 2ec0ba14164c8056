import { observer } from 'mobx-react-lite';
import type { Announcement } from './Announcements';
import { authorName } from '../../authorName';
import { chatText } from '../../chatText';
import type { TimelineStore } from '../TimelineStore';

interface LiveAnnouncerProps {
  readonly store: TimelineStore;
  readonly patientName: string;
}

/**
 * Announces each new or changed message once. The rows themselves appear and disappear while scrolling, so they are not
 * announced.
 */
export const LiveAnnouncer = observer(function LiveAnnouncer({ store, patientName }: LiveAnnouncerProps) {
  return (
    <div
      className="visually-hidden"
      role="log"
      aria-live="polite"
      aria-relevant="additions"
      aria-label={chatText('timeline.announcements')}
    >
      {store.announcements.list.map(announcement => (
        <Words key={announcement.key} store={store} patientName={patientName} announcement={announcement} />
      ))}
    </div>
  );
});

const Words = observer(function Words({
  store,
  patientName,
  announcement: { kind, message },
}: LiveAnnouncerProps & { readonly announcement: Announcement }) {
  const { meta, text, uuid } = message;
  const name = authorName(message, patientName, store.nameOf(uuid)) || chatText(`owner.${meta.owner}`);
  if (kind === 'deleted') return <p>{chatText('timeline.deletedBy', { name })}</p>;
  return (
    <p>
      {chatText(
        kind === 'changed' ? 'timeline.changedBy' : meta.owner === 'You' ? 'timeline.newOwn' : 'timeline.newFrom',
        { name, text },
      )}
    </p>
  );
});

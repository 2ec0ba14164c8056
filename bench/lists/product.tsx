import { TimelineFind } from '@/presentation/chat/timeline/find/TimelineFind';
import { TimelinePane } from '@/presentation/chat/timeline/TimelinePane';
import { NOW } from './Conversation';
import { startListBench } from './ListBench';
import { ignore, PATIENT, reactList } from './timeline';

/** The product's list as a conversation shows it, with everything that hovers over it. */
void startListBench(
  reactList('.chat-scroller', ({ store, cached }) => (
    <TimelinePane
      store={store}
      cached={cached()}
      patientName={PATIENT}
      patientAuthor={PATIENT}
      now={NOW}
      find={new TimelineFind(store)}
      onReply={ignore}
      toEnd={{ current: ignore }}
    />
  )),
);

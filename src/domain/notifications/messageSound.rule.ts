import { rule } from '../kernel/rule';
import { soundIsOn } from './soundIsOn';

/** Unread messages of one chat, and whether their sound was played. */
export interface NotifiedMessage {
  readonly id: string;
  readonly unread: number;
  readonly userNotified: boolean;
}

export interface MessageSoundInput {
  /** Null before the first list of chats. */
  readonly notified: readonly NotifiedMessage[] | null;
  readonly chats: readonly {
    readonly id: string;
    readonly unread: number;
    /** Its request is an unanswered emergency. */
    readonly emergency: boolean;
  }[];
  /** Chats open in a window with the focus. */
  readonly attended: readonly string[];
  /** Value of `soundNotificationsEnabled` in local storage. */
  readonly setting: string | null;
}

export interface MessageSoundVerdict {
  /** Null if no sound is due. */
  readonly sound: 'emergency' | 'message' | null;
  /** The state to store after the sound was played, or at once if no sound is due. */
  readonly notified: readonly NotifiedMessage[];
}

export const messageSound = rule(
  {
    id: 'CR-ALERT-02',
    statement:
      'The first list of chats plays one sound if any chat in it is unread, and all its messages count as ' +
      'notified. Later, a chat plays a sound when it has more unread messages than were notified, unless it is ' +
      'the open chat and its window has the focus. A chat whose request is an unanswered emergency (CR-REQ-04) ' +
      'plays the emergency sound, which then stands for all chats that are due. Messages read in the meantime ' +
      'lower the count, so that the next one plays a sound again. With sounds switched off no sound is played and ' +
      'all messages count as notified.',
    source:
      'D1 §4 Notifications: "Chat message sound: the first-ever unread set plays a sound and marks all as notified; ' +
      'later, a sound plays per chat with new unread messages not yet notified, unless it is the currently open ' +
      'chat while the window has focus."; DESIGN §5 row 28',
    hazards: ['HAZ-05'],
  },
  ({ notified, chats, attended, setting }: MessageSoundInput): MessageSoundVerdict => {
    const due = chats.filter(({ id, unread }) =>
      notified === null ? unread > 0 : isNew(id, unread, notified) && !attended.includes(id),
    );
    const loudest = due.some(({ emergency }) => emergency) ? 'emergency' : 'message';
    return {
      sound: soundIsOn(setting) && due.length > 0 ? loudest : null,
      notified: chats.map(({ id, unread }) => ({ id, unread, userNotified: unread > 0 })),
    };
  },
);

function isNew(id: string, unread: number, notified: readonly NotifiedMessage[]): boolean {
  const before = notified.find(record => record.id === id);
  return unread > (before?.userNotified === true ? before.unread : 0);
}

import { rule } from '../kernel/rule';
import { soundIsOn } from './soundIsOn';

/** What is known of the unread messages of one chat and whether their sound was played. */
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
    /** Its request is an emergency that nobody has answered. */
    readonly emergency: boolean;
  }[];
  /** Chats that are open in a window that has the focus. */
  readonly attended: readonly string[];
  /** What local storage holds under `soundNotificationsEnabled`. */
  readonly setting: string | null;
}

export interface MessageSoundVerdict {
  /** Null where nothing sounds. */
  readonly sound: 'emergency' | 'message' | null;
  /** What is to be remembered once the sound was played, or at once when nothing sounds. */
  readonly notified: readonly NotifiedMessage[];
}

export const messageSound = rule(
  {
    id: 'CR-ALERT-02',
    statement:
      'The first list of chats sounds once if anything in it is unread, and all of it counts as notified. ' +
      'Later, a chat sounds when it has more unread messages than were notified, unless it is the open chat and its ' +
      'window has the focus. A chat whose request is an emergency that nobody has answered (CR-REQ-04) has the sound ' +
      'of an emergency, which sounds for all that are due with it. Messages read meanwhile lower the mark, so that ' +
      'the next one sounds again. With sounds switched off nothing sounds and everything counts as notified.',
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

import { rule } from '../kernel/rule';
import { soundIsOn } from './soundIsOn';
import type { NotificationType } from './StaffNotification';

export interface RequestSoundInput {
  readonly notifications: readonly {
    readonly id: string;
    readonly type: NotificationType;
    readonly emergency: boolean;
    readonly readAt: number | null;
  }[];
  /** Notifications whose sound was already played, in any window. */
  readonly heard: readonly string[];
  /** Value of `soundNotificationsEnabled` in local storage. */
  readonly setting: string | null;
}

export interface RequestSoundVerdict {
  /** Null if no sound is due. */
  readonly sound: 'emergency' | 'request' | null;
  /** The notifications for which the sound is played. */
  readonly due: readonly string[];
}

/** Notification types with the request sound. */
const SOUNDS: Readonly<Record<NotificationType, boolean>> = {
  chatRequest: true,
  leadStatus: false,
  assignedPatient: false,
  chatUpgraded: false,
};

/** Returns the sound that is due for chat requests, with their notifications. */
export const requestSound = rule(
  {
    id: 'CR-ALERT-01',
    statement:
      'An unread chat request plays a sound once, and never again. An emergency has its own sound; if it is due ' +
      'together with other requests, it stands for all of them. While the setting is "false" no sound is played; ' +
      'any other value, or none, means on. A request whose sound could not be played stays due.',
    source:
      'D1 §4 Notifications: "Unread chat-request notifications play a sound once each, unless local storage ' +
      `soundNotificationsEnabled is 'false'."; DESIGN §5 row 12`,
    hazards: ['HAZ-05'],
  },
  ({ notifications, heard, setting }: RequestSoundInput): RequestSoundVerdict => {
    if (!soundIsOn(setting)) return { sound: null, due: [] };
    const due = notifications.filter(({ id, type, readAt }) => SOUNDS[type] && readAt === null && !heard.includes(id));
    const loudest = due.some(({ emergency }) => emergency) ? 'emergency' : 'request';
    return { sound: due.length === 0 ? null : loudest, due: due.map(({ id }) => id) };
  },
);

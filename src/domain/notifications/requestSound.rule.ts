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
  /** Notifications that have sounded already, in whatever window. */
  readonly heard: readonly string[];
  /** What local storage holds under `soundNotificationsEnabled`. */
  readonly setting: string | null;
}

export interface RequestSoundVerdict {
  /** Null where nothing sounds. */
  readonly sound: 'emergency' | 'request' | null;
  /** The notifications for which it sounds. */
  readonly due: readonly string[];
}

/** Which notifications have the request sound. */
const SOUNDS: Readonly<Record<NotificationType, boolean>> = {
  chatRequest: true,
  leadStatus: false,
  assignedPatient: false,
  chatUpgraded: false,
};

/** The sound that is due for requests, and for which notifications. */
export const requestSound = rule(
  {
    id: 'CR-ALERT-01',
    statement:
      'An unread chat request sounds once, and never again. An emergency has a sound of its own; where it is due ' +
      'together with others, it sounds for all of them. While the setting is "false" nothing sounds; ' +
      'any other value, and none, means on. A request that could not sound stays due.',
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

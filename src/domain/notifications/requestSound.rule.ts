import { rule } from '../kernel/rule';
import { soundIsOn } from './soundIsOn';
import type { NotificationType } from './StaffNotification';

export interface RequestSoundInput {
  readonly notifications: readonly {
    readonly id: string;
    readonly type: NotificationType;
    readonly readAt: number | null;
  }[];
  /** Notifications that have sounded already, in whatever window. */
  readonly heard: readonly string[];
  /** What local storage holds under `soundNotificationsEnabled`. */
  readonly setting: string | null;
}

/** Which notifications have the request sound. */
const SOUNDS: Readonly<Record<NotificationType, boolean>> = {
  chatRequest: true,
  leadStatus: false,
  assignedPatient: false,
  chatUpgraded: false,
};

/** The notifications for which the request sound is due. */
export const requestSound = rule(
  {
    id: 'CR-ALERT-01',
    statement:
      'An unread chat request sounds once, and never again. While the setting is "false" nothing sounds; ' +
      'any other value, and none, means on. A request that could not sound stays due.',
    source:
      'D1 §4 Notifications: "Unread chat-request notifications play a sound once each, unless local storage ' +
      `soundNotificationsEnabled is 'false'."; DESIGN §5 row 12`,
    hazards: ['HAZ-05'],
  },
  ({ notifications, heard, setting }: RequestSoundInput): readonly string[] => {
    if (!soundIsOn(setting)) return [];
    return notifications
      .filter(({ id, type, readAt }) => SOUNDS[type] && readAt === null && !heard.includes(id))
      .map(({ id }) => id);
  },
);

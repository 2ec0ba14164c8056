import { mayBeEmergency } from '@/domain/chat/requests/mayBeEmergency.rule';
import { patientName } from '@/domain/kernel/patientName';
import type { NeedSign, SignLevel } from '@/domain/patients/list/needSigns.rule';
import { REQUEST_IS_URGENT_MS } from '@/domain/notifications/requestSign.rule';
import { OVERDUE_AFTER_MS } from '@/domain/patients/list/whoNeedsMe.rule';
import { chatPath, requestListPath } from '../../chat/chatPath';
import { appText } from '../appText';
import type { HomeRow } from './homeRows';
import { routes } from '../routes/routes';

interface HomeRowText {
  readonly name: string;
  readonly person: string;
  readonly level: SignLevel;
  /** Waiting since this time, in milliseconds since 1970. */
  readonly since: number | null | 'unknown' | undefined;
  readonly isLate: boolean;
  /** Alarms that the known signs of an assigned patient do not include. */
  readonly alarms: readonly string[];
  /** Says that something in the chat could not be read and may matter. */
  readonly unread?: string | undefined;
  readonly to: string;
  readonly act: string;
}

export function homeRowText(row: HomeRow, now: number): HomeRowText {
  switch (row.kind) {
    case 'request': {
      const { patient, highRisk, requestedAt, generation, from } = row.request;
      const isLate = isOlder(requestedAt, REQUEST_IS_URGENT_MS, now);
      const alarms = alarmsOf(row.arranged?.signs, mayBeEmergency(row.request), highRisk);
      const level = row.arranged?.signs[0]?.level ?? 'fact';
      return {
        name: patientName(patient) || from,
        person: patient.userId,
        level: alarms.length > 0 ? 'alarm' : isLate && level === 'fact' ? 'watch' : level,
        alarms,
        since: requestedAt,
        isLate,
        to: requestListPath(generation),
        act: appText('home.seeRequest'),
      };
    }
    case 'chat': {
      const { patientName: name, chatSessionId, emergency, highRisk, waitingSince, unread, undecided } = row.chat;
      const { mayHideNeed = false } = row.chat;
      const isLate = isOlder(waitingSince, OVERDUE_AFTER_MS, now);
      const alarms = alarmsOf([], emergency !== undefined, highRisk);
      return {
        name,
        person: chatSessionId,
        level: alarms.length > 0 ? 'alarm' : isLate || undecided > 0 || mayHideNeed ? 'watch' : 'fact',
        alarms,
        unread: mayHideNeed ? appText('chats.partlyUnread') : undefined,
        since: waitingSince,
        isLate,
        to: chatPath(row.chat),
        act: appText(unread > 0 || waitingSince !== undefined ? 'home.reply' : 'home.openChat'),
      };
    }
    case 'patient': {
      const { patient, signs } = row.arranged;
      const since = patient.waitingRequest?.requestedAt ?? patient.waitingSince ?? row.chat?.waitingSince ?? null;
      const chat = patient.activeChat;
      const alarms = alarmsOf(signs, row.chat?.emergency !== undefined, row.chat?.highRisk === true);
      return {
        name: row.chat?.patientName ?? patientName(patient),
        person: patient.userId,
        level: alarms.length > 0 ? 'alarm' : (signs[0]?.level ?? 'fact'),
        alarms,
        unread: row.chat?.mayHideNeed === true ? appText('chats.partlyUnread') : undefined,
        since,
        isLate: isOlder(since, OVERDUE_AFTER_MS, now),
        to: chat === null ? routes.profileTimeline.to({ patientId: patient.id }) : chatPath(chat),
        act: appText(chat === null ? 'home.openProfile' : since === null ? 'home.openChat' : 'home.reply'),
      };
    }
  }
}

/** Alarms from a live source that are not yet among the signs, which were read earlier. */
const alarmsOf = (signs: readonly NeedSign[] = [], isEmergency: boolean, highRisk: boolean): readonly string[] => [
  ...(isEmergency && !signs.some(({ name }) => name === 'emergencyRequest') ? [appText('chats.emergency')] : []),
  ...(highRisk && !signs.some(({ name }) => name === 'highRisk') ? [appText('chats.highRisk')] : []),
];

const isOlder = (since: HomeRowText['since'], than: number, now: number): boolean =>
  typeof since === 'number' && now - since > than;

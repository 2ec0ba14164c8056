import { Timestamp } from 'firebase/firestore';
import { notificationGeneration } from '@/domain/notifications/notificationGeneration.rule';
import { REQUEST_TYPES } from '@/domain/notifications/RequestType';
import { NOTIFICATION_TYPES, type StaffNotification } from '@/domain/notifications/StaffNotification';
import { isObject } from '@/domain/kernel/parseJson';

/** Values that mean that a request is not an emergency; any other may mean one. */
const NO_EMERGENCY: ReadonlySet<unknown> = new Set([undefined, null, '', 'false', false]);

/**
 * Reads a document of `notifications`; undefined when it is none. Times are milliseconds or the store's own time
 * stamps.
 */
export function toStaffNotification(document: Readonly<Record<string, unknown>>): StaffNotification | undefined {
  const { id, ts, read, data } = document;
  const sentAt = millisecondsOf(ts);
  const readAt = read === null || read === undefined ? null : millisecondsOf(read);
  if (typeof id !== 'string' || sentAt === undefined || readAt === undefined || !isObject(data)) return undefined;
  const type = NOTIFICATION_TYPES.find(known => known === data['type']);
  if (type === undefined) return undefined;
  const text = (name: string): string => textOf(data[name]) ?? '';
  const requestType = REQUEST_TYPES.find(known => known === data['requestType']) ?? null;
  return {
    id,
    sentAt,
    readAt,
    type,
    generation: notificationGeneration({ pubNub: textOf(data['pubNub']) ?? null }),
    requestType,
    emergency: !NO_EMERGENCY.has(data['emergency']),
    fromTherapist: `${text('fromTherapistFirstName')} ${text('fromTherapistLastName')}`.trim(),
    patientId: textOf(data['patientId']) ?? null,
    patient: `${text('firstName')} ${text('lastName')}`.trim() || text('email'),
    isLead: data['isLead'] === 'true',
    chatRoomId: textOf(data['chatRoomId']) ?? null,
  };
}

/** Later times, such as those in another unit, are times of nothing here. */
const LATEST = Date.UTC(2100, 0);

function millisecondsOf(value: unknown): number | undefined {
  const time = value instanceof Timestamp ? value.toMillis() : value;
  return typeof time === 'number' && time >= 0 && time < LATEST ? time : undefined;
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}

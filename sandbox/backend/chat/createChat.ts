import { Notifications } from '#sandbox/backend/notifications/Notifications';
import type { PeopleDirectory } from '#sandbox/backend/people/PeopleDirectory';
import { PresencePublisher } from '#sandbox/backend/presence/PresencePublisher';
import type { DocumentPort } from '#sandbox/backend/kernel/DocumentPort';
import type { JournalHost } from '#sandbox/backend/kernel/JournalledMap';
import { ChatLog } from './ChatLog';
import { ChatMembership } from './ChatMembership';
import { ChatMessaging } from './ChatMessaging';
import type { ChatServices } from './ChatServices';
import { ChatRequests } from './ChatRequests';
import { ChatRooms } from './ChatRooms';
import { ChatTokens } from './ChatTokens';
import { ChatViews } from './ChatViews';
import { type EventDisturbance, EventPublisher } from './EventPublisher';
import { feedNotificationCache } from '../notifications/feedNotificationCache';
import { EventSinks } from './EventSinks';
import { type NotificationCache, noNotificationCache } from '../notifications/NotificationCache';
import { PinnedChats } from './PinnedChats';
import { ServerOrder } from './ServerOrder';
import { noRoomDatabase, type RoomDatabase } from './v1/RoomDatabase';
import { RoomPublisher } from './v1/RoomPublisher';

export interface ChatSurroundings {
  readonly clock: { now(): number };
  readonly journal: JournalHost;
  readonly people: PeopleDirectory;
  readonly documents: DocumentPort;
  readonly notificationCache?: NotificationCache;
  /** The realtime database with the rooms of V1 chats. */
  readonly roomDatabase?: RoomDatabase;
  readonly disturbance?: () => EventDisturbance;
}

const READ_SCOPE = 'chat:view-active-chats';

/** Composes the parts of the chat and restores the events of earlier runs. */
export function createChat(surroundings: ChatSurroundings): {
  readonly chat: ChatServices;
  readonly flush: () => void;
} {
  const {
    clock,
    journal,
    people,
    documents,
    notificationCache = noNotificationCache,
    roomDatabase = noRoomDatabase,
    disturbance,
  } = surroundings;
  const publisher = new EventPublisher(documents, disturbance).attachTo(journal);
  const roomPublisher = new RoomPublisher(roomDatabase, disturbance).attachTo(journal);
  const mayRead = (uid: string): boolean => {
    const person = people.find(uid);
    return person === undefined || person.role === 'patient' || person.scopes.includes(READ_SCOPE);
  };
  const sinks = new EventSinks({ v1: roomPublisher, v2: publisher });
  const log = new ChatLog(new ServerOrder(clock), sinks, mayRead);
  log.restore();
  const rooms = new ChatRooms().attachTo(journal);
  people.access.onChange((uid, before) => {
    // Events name who may see them. A user who loses the right to read chats is removed from all of them; one who gets
    // it back is added to all.
    if (before.includes(READ_SCOPE) === mayRead(uid)) return;
    const identities = people.identitiesOf(people.idOf(uid));
    for (const room of new Set(identities.flatMap(one => rooms.roomsOf(one)))) log.showTo(room);
  });
  const pins = new PinnedChats().attachTo(journal);
  const messaging = new ChatMessaging(rooms, log);
  const requests = new ChatRequests().attachTo(journal);
  const patientsOf = (uid: string): readonly string[] =>
    rooms
      .roomsOf(uid)
      .flatMap(room => people.patient(room.patientId)?.uid ?? [])
      .filter(patient => patient !== uid);
  const chat: ChatServices = {
    people,
    rooms,
    requests,
    pins,
    tokens: new ChatTokens(),
    log,
    messaging,
    membership: new ChatMembership(rooms, log, clock, therapist => people.nameForPatients(therapist)),
    views: new ChatViews(people, log, messaging, pins, requests),
    presence: new PresencePublisher(documents, clock, uid => patientsOf(uid)),
    notifications: new Notifications(documents, clock),
    notificationCache,
    clock,
  };
  log.onAppend((room, event) => {
    const patient = people.patient(room.patientId)?.uid;
    if (patient === undefined || (event.type !== 'participants' && event.type !== 'ended')) return;
    const therapists = room.people.filter(({ role }) => role === 'therapist').map(({ userId }) => userId);
    const leavers = (event.participants ?? []).filter(uid => uid !== patient && !therapists.includes(uid));
    if (event.type === 'ended') chat.presence.changeTherapists(patient, [], therapists);
    else chat.presence.changeTherapists(patient, therapists, leavers);
  });
  log.onAppend((room, { type }) => {
    if (type === 'message' || type === 'delete' || type === 'read') feedNotificationCache(chat, room);
  });
  const flush = (): void => {
    publisher.flush();
    roomPublisher.flush();
  };
  return { chat, flush };
}

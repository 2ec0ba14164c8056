import type { PartCount } from '@/domain/userData/UserData';
import type { ChatRoom } from '#sandbox/backend/chat/ChatRoom';
import type { StoredEvent } from '#sandbox/backend/chat/StoredEvent';
import type { MapRecord } from '#sandbox/backend/kernel/JournalledMap';
import type { Assignment, PatientFacts, StoredRecord, StoredRisk } from '#sandbox/backend/patients/PatientPast';
import type { Moment } from '#sandbox/backend/patients/timeline/Moment';
import type { KnownPerson } from '#sandbox/backend/people/KnownPerson';
import type { RegisteredPerson } from '#sandbox/backend/people/RegisteredPerson';

export interface PersonAccount {
  readonly kind: 'patient' | 'registered' | 'staff';
  /** In the list of people. */
  readonly id: string;
  readonly person: KnownPerson | RegisteredPerson;
  readonly highRisk?: boolean;
  /** Milliseconds since 1970. */
  readonly highRiskSince?: number;
  readonly facts?: PatientFacts;
  /** Therapists to whom the patient was given without a chat. */
  readonly assigned?: readonly Assignment[];
}

/** All data of a person, as plain JSON. */
export interface PersonContent {
  readonly account: PersonAccount;
  /** Newest first. */
  readonly history: readonly Moment[];
  readonly record: StoredRecord;
  readonly risks: readonly StoredRisk[];
  readonly chats: readonly { readonly room: ChatRoom; readonly events: readonly StoredEvent[] }[];
  /** Entries of other parts, by the name of their stream. */
  readonly records: Readonly<Record<string, readonly MapRecord<unknown>[]>>;
}

/** The description of an archive. */
export interface ArchiveAbout {
  readonly exportId: string;
  readonly source: string;
  readonly obfuscated: boolean;
  /** Milliseconds since 1970. */
  readonly madeAt: number;
}

export function countsOf({ history, record, risks, chats, records }: PersonContent): readonly PartCount[] {
  const requests = records['chat-requests'] ?? [];
  const answers = records['survey-responses'] ?? [];
  const all = Object.values(records).flat().length;
  return [
    { part: 'account', count: 1 },
    { part: 'history', count: history.length },
    { part: 'record', count: Object.keys(record).length },
    { part: 'assessments', count: risks.length },
    { part: 'chats', count: chats.length },
    {
      part: 'messages',
      count: chats.reduce((sum, { events }) => sum + events.filter(({ type }) => type === 'message').length, 0),
    },
    { part: 'requests', count: requests.length },
    { part: 'surveyAnswers', count: answers.length },
    { part: 'appData', count: all - requests.length - answers.length },
  ];
}

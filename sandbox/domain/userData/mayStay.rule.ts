import { CHAT_GENERATIONS } from '@/domain/kernel/ChatGeneration';
import { regionZones } from '@/domain/kernel/time/regionZones';
import { rule, says } from '@/domain/kernel/rule';

/** The highest number that is kept: scores, levels, hours and seconds are below it, phone numbers are not. */
export const GREATEST_NUMBER = 86_400;

type Kind =
  /** A number that describes but does not identify. */
  | 'number'
  | 'flag'
  /** One of a closed list of words. */
  | { readonly words: readonly string[] }
  /** Milliseconds since 1970. */
  | 'time'
  /** ISO 8601, with a time of day. */
  | 'instant'
  /** `yyyy-mm-dd`. */
  | 'day'
  /** 17 digits of 100 ns since 1970. */
  | 'timeId'
  /** Identifies a person or one of their objects. */
  | 'id'
  /** Free text in a required field. */
  | 'text';

const words = (...lists: readonly (readonly string[])[]): Kind => ({ words: lists.flat() });
const act = (path: string): Readonly<Record<string, Kind>> => ({ [`${path}.at`]: 'time', [`${path}.by`]: 'id' });
const zones = words(...Object.values(regionZones));
const levels = words(['low', 'moderate', 'high', 'imminent']);
// Separate lists: a word added elsewhere is kept only after it was approved here.
/** Without files, which are left out completely. */
const momentTypes = ['note', 'appointment', 'cgi', 'risk-assessment', 'chat'].concat([
  'journal',
  'checkup',
  'phq9',
  'gad7',
  'positive',
  'risk-factor',
  'resilience',
  'unhealthy',
  'core-belief',
  'being-objective',
  'automatic-thoughts',
  'hot-thought-exercise',
  'hot-thought',
  'cbt-evidence',
  'cbt',
  'cbt-screening',
  'activity',
  'relaxation',
  'progress',
]);
const appointmentKinds = ['video', 'phone', 'in-person', 'chat'];
const appointmentStatuses = ['scheduled', 'attended', 'missed', 'cancelled'];
const presences = ['not-asked', 'none', 'past', 'present'];
const recordFields = [
  'presentingProblem',
  'history',
  'goals',
  'medication',
  'allergies',
  'safetyPlan',
  'nextOfKin',
  'generalPractitioner',
  'communicationNeeds',
];
const riskAnswers = ['suicidalThoughts', 'selfHarm', 'harmToOthers', 'harmFromOthers', 'selfNeglect'];
const roles = words(['patient', 'therapist']);

/** All values that may be kept, by path without list indexes. Everything else is left out. */
const KEPT: Readonly<Record<string, Kind>> = {
  'account.kind': words(['patient', 'registered', 'staff']),
  'account.highRisk': 'flag',
  'account.highRiskSince': 'time',
  'account.facts.region': words(['UK', 'Australia']),
  'account.facts.timeZone': zones,
  'history.id': 'id',
  'history.patientId': 'id',
  'history.type': words(momentTypes),
  'history.at': 'time',
  'history.recordedAt': 'time',
  'history.updatedAt': 'time',
  'history.author': 'id',
  'history.content.note': 'text',
  'history.content.text': 'text',
  'history.content.level': 'number',
  'history.content.reading.mood': 'number',
  'history.content.reading.stress': 'number',
  'history.content.reading.sleepHours': 'number',
  'history.content.quiz.items': 'number',
  'history.content.quiz.score': 'number',
  'history.content.cgi.severity': 'number',
  'history.content.cgi.improvement': 'number',
  'history.content.riskAssessment.riskAssessmentId': 'id',
  'history.content.riskAssessment.level': levels,
  'history.content.appointment.startsAt': 'instant',
  'history.content.appointment.endsAt': 'instant',
  'history.content.appointment.timeZone': zones,
  'history.content.appointment.kind': words(appointmentKinds),
  'history.content.appointment.status': words(appointmentStatuses),
  'history.content.appointment.place': 'text',
  'history.content.chat.chatSessionId': 'id',
  'history.content.chat.pubNub': 'flag',
  'history.content.chat.endedAt': 'instant',
  'history.content.activity.activityId': 'id',
  'history.content.activity.duration': 'number',
  'history.descriptions.before': 'text',
  'history.descriptions.after': 'text',
  ...act('history.descriptions'),
  ...act('history.deleted'),
  ...act('history.hardDelete'),
  'history.hardDelete.reason': 'text',
  ...Object.fromEntries(recordFields.map((field): [string, Kind] => [`record.${field}.value`, 'text'])),
  ...Object.fromEntries(recordFields.flatMap(field => Object.entries(act(`record.${field}`)))),
  'risks.riskAssessmentId': 'id',
  'risks.patientId': 'id',
  'risks.level': levels,
  'risks.status': words(['open', 'closed']),
  'risks.reviewOn': 'day',
  'risks.summary': 'text',
  'risks.protectiveFactors': 'text',
  'risks.plan': 'text',
  ...Object.fromEntries(riskAnswers.map((answer): [string, Kind] => [`risks.${answer}`, words(presences)])),
  ...act('risks.assessed'),
  ...act('risks.changed'),
  'chats.room.id': 'id',
  'chats.room.patientId': 'id',
  'chats.room.generation': words(CHAT_GENERATIONS),
  'chats.room.people.userId': 'id',
  'chats.room.people.role': roles,
  'chats.room.people.therapistId': 'id',
  'chats.room.people.patientId': 'id',
  'chats.room.people.name': 'text',
  'chats.room.leadUid': 'id',
  'chats.room.startedAt': 'time',
  'chats.room.endedAt': 'time',
  'chats.events.id': 'id',
  'chats.events.type': words(['message', 'edit', 'delete', 'read', 'participants', 'ended']),
  'chats.events.participants': 'id',
  'chats.events.seq': 'timeId',
  'chats.events.timeId': 'timeId',
  'chats.events.clientTs': 'timeId',
  'chats.events.replyTo': 'timeId',
  'chats.events.upTo': 'timeId',
  'chats.events.sender': 'id',
  'chats.events.text': 'text',
  'chats.events.liked': 'flag',
  'chats.events.people.userId': 'id',
  'chats.events.people.role': roles,
  'chats.events.people.therapistId': 'id',
  'chats.events.people.patientId': 'id',
  'chats.events.people.name': 'text',
};

/** Paths of objects that contain a listed value. */
const HOLDERS: ReadonlySet<string> = new Set(
  Object.keys(KEPT).flatMap(path => {
    const names = path.split('.');
    return names.slice(1).map((_, place) => names.slice(0, place + 1).join('.'));
  }),
);

interface MayStayInput {
  /** Path of the value, such as `history.content.note`. */
  readonly path: string;
  readonly value: unknown;
}

/** `move`: by the person's offset in days. `rename`: to another id. `replace`: by the standard words. */
export type Staying = 'keep' | 'move' | 'rename' | 'replace' | 'leaveOut';

/** Decides the treatment of a single value in an obfuscated export. */
export const mayStay = rule(
  {
    id: 'CR-DATA-01',
    statement:
      says`An obfuscated export and a clone contain only listed values: numbers up to ${GREATEST_NUMBER} that ` +
      says`describe a person's state, yes and no, words of closed lists, times, ids, and the fact that a text ` +
      says`was written. A value of a different kind than its entry is left out, and so is an object without any ` +
      says`listed value, because its keys may contain the person's words. Times are moved by whole days, all ` +
      says`times of a person by the same number, which is never stored. Ids are replaced by other ids. Free ` +
      says`texts are replaced by words that are the same everywhere. Names, addresses, birthdays, access codes, ` +
      says`organisations, files, survey answers and data stored by an app are not listed.`,
    source: 'DESIGN §9 row 103',
    hazards: ['HAZ-08'],
  },
  ({ path, value }: MayStayInput): Staying => {
    const kind = Object.hasOwn(KEPT, path) ? KEPT[path] : undefined;
    // Keys of an object may contain the person's words, so an object without listed values is left out completely.
    if (typeof value === 'object' && value !== null) {
      const holds = HOLDERS.has(path) || (kind !== undefined && Array.isArray(value));
      return holds ? 'keep' : 'leaveOut';
    }
    if (kind === undefined) return 'leaveOut';
    if (typeof kind === 'object') return typeof value === 'string' && kind.words.includes(value) ? 'keep' : 'leaveOut';
    switch (kind) {
      case 'flag':
        return typeof value === 'boolean' ? 'keep' : 'leaveOut';
      case 'number':
        return typeof value === 'number' && Math.abs(value) <= GREATEST_NUMBER ? 'keep' : 'leaveOut';
      case 'time':
        return typeof value === 'number' ? 'move' : 'leaveOut';
      case 'instant':
      case 'day':
      case 'timeId':
        return typeof value === 'string' && SHAPES[kind].test(value) ? 'move' : 'leaveOut';
      case 'id':
        return typeof value === 'string' ? 'rename' : 'leaveOut';
      case 'text':
        return typeof value === 'string' ? 'replace' : 'leaveOut';
    }
  },
);

const SHAPES = {
  instant: /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?(Z|[+-]\d{2}:\d{2})$/,
  day: /^\d{4}-\d{2}-\d{2}$/,
  timeId: /^\d{17}$/,
} as const;

import 'reflect-metadata';
import { validateSync, type ValidationError } from 'class-validator';
import fc from 'fast-check';
import { assertProperty } from '#test/support/assertProperty';
import { roomEvents } from '@/infrastructure/firebase/chat/roomEvents';
import { toCachedChat } from '@/infrastructure/firebase/notifications/DatabaseCachedChatFeed';
import { toStaffNotification } from '@/infrastructure/firebase/notifications/toStaffNotification';
import { ChatEventDto } from '@/infrastructure/http/chat/chatDtos';
import { readChatEvent } from '@/infrastructure/http/chat/AxiosChatGateway';
import { readReply } from '@/infrastructure/http/client/readReply';
import type { DtoClass, Endpoint } from '@/infrastructure/http/endpoints/endpoint';
import { endpoints } from '#sandbox/endpoints/endpoints';
import { parseEnvironment } from '@/infrastructure/system/kernel/parseEnvironment';
import { alterations, placesIn, withValueAt } from '#test/support/builders/kernel/alterations';
import { hostileValue } from '#test/support/builders/kernel/hostileValues';
import { sampleOfDto } from '#test/support/builders/kernel/sampleOfDto';
import { everyNth, timeLimitMs } from '#test/support/longRun';

interface Answer {
  readonly name: string;
  readonly endpoint: Endpoint;
  readonly dto: DtoClass;
}

const answers: readonly Answer[] = Object.entries(endpoints).flatMap(([area, calls]) =>
  Object.entries(calls as Readonly<Record<string, Endpoint>>).flatMap(([name, endpoint]) =>
    endpoint.reply.kind === 'json' || endpoint.reply.kind === 'list'
      ? [{ name: `${area}.${name}`, endpoint, dto: endpoint.reply.dto }]
      : [],
  ),
);

/** Returns the fields that break the contract in a value that was read. There must be none. */
function misfitsOf(dto: DtoClass, value: unknown): readonly string[] {
  const instances: readonly unknown[] = Array.isArray(value) ? value : [value];
  return instances.flatMap(instance => {
    if (typeof instance !== 'object' || instance === null || Array.isArray(instance)) return ['(no object)'];
    return instance instanceof dto ? validateSync(instance).flatMap(misfitIn) : ['(another class)'];
  });
}

/** Returns the invalid field, unless its object is marked as not checked. */
function misfitIn({ target, property, value, children = [] }: ValidationError): readonly string[] {
  const { couldNotCheck = [] } = (target ?? {}) as { readonly couldNotCheck?: readonly string[] };
  if (value === undefined && couldNotCheck.includes(property)) return [];
  return children.length > 0 ? children.flatMap(misfitIn) : [property];
}

/** Names of fields that are null. Only one field may be. */
function nullsIn(value: unknown): readonly string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) =>
    part === null && name !== 'unansweredFrom' ? [name] : nullsIn(part),
  );
}

describe('an answer from the backend', () => {
  it.each(answers.map(({ name, ...answer }) => [name, answer] as const))(
    '%s is read or rejected with any field altered',
    (_name, { endpoint, dto }) => {
      const sample = sampleOfDto(dto);
      const isList = endpoint.reply.kind === 'list';
      // One alteration in 20. `npm run test:long` tries the others, too.
      for (const altered of everyNth(
        placesIn(sample).flatMap(place => alterations(sample, place)),
        20,
      )) {
        const read = readReply(endpoint.reply, JSON.stringify(isList ? [altered, sample] : altered));
        const misfits = read.ok ? misfitsOf(dto, read.value.value) : [];
        // The row beside the altered one must remain.
        const isShort = isList && (!read.ok || read.value.unreadable > 1);
        if (misfits.length > 0 || isShort)
          throw new Error(`${JSON.stringify(altered)}: ${isShort ? 'the whole list is gone' : misfits.join(', ')}`);
      }
    },
  );

  it.each(answers.map(({ name, ...answer }) => [name, answer] as const))(
    '%s returns no field that is null',
    (_name, { endpoint, dto }) => {
      const sample = sampleOfDto(dto);
      for (const place of placesIn(sample).filter(path => path.length > 0 && typeof path.at(-1) === 'string')) {
        const altered = withValueAt(sample, place, null);
        const read = readReply(endpoint.reply, JSON.stringify(endpoint.reply.kind === 'list' ? [altered] : altered));
        expect(read.ok ? nullsIn(read.value.value) : []).toEqual([]);
      }
    },
  );

  it.each(answers.map(({ name, ...answer }) => [name, answer] as const))(
    '%s is read or rejected with any content',
    (_name, { endpoint, dto }) => {
      assertProperty(
        fc.property(hostileValue, value => {
          const read = readReply(endpoint.reply, JSON.stringify(value) ?? '');
          expect(read.ok ? misfitsOf(dto, read.value.value) : []).toEqual([]);
        }),
        { numRuns: 15 },
      );
    },
    timeLimitMs,
  );
});

const event = sampleOfDto(ChatEventDto);
const time = '17674272000000000';
const roomMessage = {
  sender: 'ana',
  text: 'Hello',
  seq: time,
  sentSeq: time,
  timeId: time,
  clientTs: time,
  editedAt: time,
  deletedAt: time,
  actTs: time,
};
const notification = {
  id: 'n',
  ts: 1,
  read: null,
  data: { type: 'chatRequest', pubNub: 'true', requestType: 'chat-patient-request', patientId: 'p', isLead: 'true' },
};
const cachedChat = { patient: { email: 'ana@patient.example', name: 'Ana' }, messages: { last: time, unread: 1 } };
const roomState = { peopleSeq: time, endedAt: time, people: { ana: { role: 'patient', name: 'Ana', patientId: 'p' } } };
const environment = {
  production: false,
  firebase: { apiKey: 'k', projectId: 'p', appId: 'a', authDomain: 'd', databaseURL: 'u' },
  unifiedBackendUrl: 'https://b.example',
  staticStorageUrl: 'https://s.example',
};

/** Each reader of stored records, with a record that it can read. */
const readers: Readonly<Record<string, readonly [sample: object, read: (value: never) => unknown]>> = {
  'an event of a chat': [event, readChatEvent],
  'a message of a V1 room': [roomMessage, (value: unknown) => roomEvents.ofMessage('c', value)],
  'the read marks of a V1 room': [
    { ana: { timeId: time, seq: time } },
    (value: unknown) => roomEvents.ofRead('c', value),
  ],
  'the typing signs of a V1 room': [
    { ana: { seq: time, isTyping: true } },
    (value: unknown) => roomEvents.ofTyping('c', value),
  ],
  'the state of a V1 room': [roomState, (value: unknown) => roomEvents.ofState('c', value)],
  'a notification': [
    notification,
    (value: object) => (typeof value === 'object' && value !== null ? toStaffNotification({ ...value }) : undefined),
  ],
  'a chat of the notification cache': [cachedChat, (value: unknown) => toCachedChat('c', value)],
  'the settings of the deployment': [environment, parseEnvironment],
};

describe('a stored record', () => {
  it.each(Object.entries(readers))('%s is read or left out with any field altered', (_name, [sample, read]) => {
    for (const place of placesIn(sample))
      for (const altered of alterations(sample, place)) expect(() => read(altered as never)).not.toThrow();
  });

  it.each(Object.entries(readers))(
    '%s is read or left out with any content',
    (_name, [, read]) => {
      assertProperty(
        fc.property(hostileValue, value => {
          read(value as never);
        }),
        { numRuns: 300 },
      );
    },
    timeLimitMs,
  );
});

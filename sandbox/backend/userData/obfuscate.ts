import { randomInt, randomUUID } from 'node:crypto';
import { channelOf } from '@/domain/kernel/ChatGeneration';
import { mayStay } from '#sandbox/domain/userData/mayStay.rule';
import { SYSTEM_SENDER } from '#sandbox/backend/chat/StoredEvent';
import type { RegisteredPerson } from '#sandbox/backend/people/RegisteredPerson';
import type { Patient } from '#sandbox/backend/people/KnownPerson';
import type { PersonContent } from './PersonContent';

/** Replaces all text written by people. */
export const REMOVED = 'Removed from this copy';

const DAY_MS = 86_400_000;
/** Units of 100 ns in a millisecond. */
const UNITS_PER_MS = 10_000n;
/**
 * Dates are moved by a number of days between these, always into the past, so that nothing new can precede the copied
 * data.
 */
const MOVED_DAYS = { least: 30, most: 400 };

interface Tools {
  readonly movedMs: number;
  readonly rename: (id: string) => string;
}

export interface Disguise {
  /** Of the copy. */
  readonly id: string;
  /** Days by which times are moved into the past; by chance unless given. */
  readonly days?: number;
}

/** The person in unrecognisable form. Anything missing from the list of what may stay is left out. */
export function obfuscate(content: PersonContent, { id, days }: Disguise): PersonContent {
  const { account } = content;
  const patientId = `p-${id}`;
  const own = new Map(namesOf(account.person, id, patientId));
  own.set(account.id, id);
  own.set(SYSTEM_SENDER, SYSTEM_SENDER);
  const tools: Tools = {
    movedMs: -(days ?? randomInt(MOVED_DAYS.least, MOVED_DAYS.most + 1)) * DAY_MS,
    rename: known => {
      const other = own.get(known) ?? randomUUID();
      own.set(known, other);
      return other;
    },
  };
  const {
    account: seen,
    history,
    record,
    risks,
    chats,
  } = disguised({ ...content, records: undefined }, '', tools) as PersonContent;
  const { person: _, ...kept } = seen;
  return {
    account: {
      ...kept,
      kind: account.kind === 'patient' ? 'patient' : 'registered',
      id,
      person: inventedPerson(content, id),
    },
    history: history.filter(({ type }) => type !== undefined),
    record,
    risks,
    chats: chats.map(({ room, events }) => ({
      room,
      events: events
        .filter(({ type }) => type !== undefined)
        .map(event => ({ ...event, channel: channelOf(room.generation ?? 'v2', room.id) })),
    })),
    records: {},
  };
}

function namesOf(person: PersonContent['account']['person'], id: string, patientId: string): [string, string][] {
  if ('patientId' in person)
    return [
      [person.uid, id],
      [person.patientId, patientId],
    ];
  return 'uid' in person ? [[person.uid, id]] : [];
}

/** Nothing in it comes from the person. */
function inventedPerson({ account }: PersonContent, id: string): Patient | RegisteredPerson {
  const names = { email: `${id}@copies.invalid`, firstName: 'Copy', lastName: id.slice(-6).toUpperCase() };
  if (account.kind !== 'patient') return { ...names, id, organisation: 'org-1', registeredAt: 0 };
  return {
    ...names,
    uid: id,
    role: 'patient',
    patientId: `p-${id}`,
    scopes: ['patient:chat'],
    highRisk: account.highRisk === true,
  };
}

function disguised(value: unknown, path: string, tools: Tools): unknown {
  const isInside = typeof value === 'object' && value !== null && path !== '';
  if (isInside && mayStay({ path, value }) === 'leaveOut') return undefined;
  if (Array.isArray(value)) return value.map(item => disguised(item, path, tools)).filter(item => item !== undefined);
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(
      Object.entries(value).flatMap(([name, part]) => {
        const inside = disguised(part, path === '' ? name : `${path}.${name}`, tools);
        return inside === undefined ? [] : [[name, inside]];
      }),
    );
  switch (mayStay({ path, value })) {
    case 'keep':
      return value;
    case 'move':
      return moved(value as number | string, tools.movedMs);
    case 'rename':
      return tools.rename(value as string);
    case 'replace':
      return REMOVED;
    case 'leaveOut':
      return undefined;
  }
}

function moved(value: number | string, byMs: number): number | string {
  if (typeof value === 'number') return value + byMs;
  if (/^\d+$/.test(value)) return String(BigInt(value) + BigInt(byMs) * UNITS_PER_MS);
  const text = new Date(Date.parse(value) + byMs).toISOString();
  return text.slice(0, value.length === 10 ? 10 : undefined);
}

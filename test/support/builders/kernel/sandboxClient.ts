import type { Patient, StaffMember } from '#sandbox/backend/people/KnownPerson';
import type { Sandbox } from '#sandbox/server/Sandbox';
import { AxiosBackendClient } from '@/infrastructure/http/client/AxiosBackendClient';
import { FakeSessionVault } from '../../fakes/session/FakeSessionVault';

/**
 * The product's client in an open session of a member of staff; a prompt to sign in again is not answered. `port`: of
 * the server that forwards the calls to the sandbox; its own unless given.
 */
export function sandboxClient(sandbox: Sandbox, uid: string, port = sandbox.port) {
  const person = staffOf(sandbox, uid);
  const cookie = sandbox.backend.sessions.begin(uid, person.scopes);
  const client = new AxiosBackendClient({
    baseUrl: `http://127.0.0.1:${port}/api`,
    session: new FakeSessionVault({ user: { uid, email: person.email }, cookie }),
    reauthentication: { renew: () => Promise.resolve('abandoned'), awaited: () => undefined },
    report: () => undefined,
  });
  return { client, endSession: () => sandbox.backend.sessions.revokeAllOf(uid) };
}

export function staffOf({ backend }: Sandbox, uid: string): StaffMember {
  const person = backend.chat.people.staff().find(known => known.uid === uid);
  if (person === undefined) throw new Error(`The seed has no member of staff ${uid}.`);
  return person;
}

/** A patient without a chat, another one on every call. */
export function chatlessPatient(sandbox: Sandbox): Patient {
  const given = GIVEN.get(sandbox) ?? new Set<string>();
  GIVEN.set(sandbox, given);
  const { people, rooms } = sandbox.backend.chat;
  const patient = people.patients().find(({ patientId }) => !given.has(patientId) && !rooms.activeOf(patientId));
  if (patient === undefined) throw new Error(`No patient without a chat is left; ${given.size} were given away.`);
  given.add(patient.patientId);
  return patient;
}

const GIVEN = new WeakMap<Sandbox, Set<string>>();

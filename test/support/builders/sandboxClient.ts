import type { Patient, StaffMember } from '#sandbox/backend/people/KnownPerson';
import type { Sandbox } from '#sandbox/server/Sandbox';
import { AxiosBackendClient } from '@/infrastructure/http/client/AxiosBackendClient';
import { FakeSessionVault } from '../fakes/FakeSessionVault';

/** The product's client in an open session of a member of staff; whoever is asked to sign in again does not. */
export function sandboxClient(sandbox: Sandbox, uid: string) {
  const person = staffOf(sandbox, uid);
  const cookie = sandbox.backend.sessions.begin(uid, person.scopes);
  const client = new AxiosBackendClient({
    baseUrl: `http://127.0.0.1:${sandbox.port}/api`,
    session: new FakeSessionVault({ user: { uid, email: person.email }, cookie }),
    reauthentication: { renew: () => Promise.resolve('abandoned') },
    report: () => undefined,
  });
  return { client, endSession: () => sandbox.backend.sessions.revokeAllOf(uid) };
}

export function staffOf({ backend }: Sandbox, uid: string): StaffMember {
  const person = backend.chat.people.staff().find(known => known.uid === uid);
  if (person === undefined) throw new Error(`The seed has no member of staff ${uid}.`);
  return person;
}

/** The seed leaves these patients without a chat; `turn` counts from 0. */
export function chatlessPatient({ backend }: Sandbox, turn: number): Patient {
  const patient = backend.chat.people.patients().filter(({ patientId }) => !backend.chat.rooms.activeOf(patientId))[turn % 10];
  if (patient === undefined) throw new Error('The seed has no patient without a chat.');
  return patient;
}

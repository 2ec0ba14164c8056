import { SANDBOX_PATIENT_PASSWORD, SANDBOX_STAFF_PASSWORD } from '#sandbox/seed/seedPasswords';
import type { PeopleDirectory } from '#sandbox/backend/people/PeopleDirectory';
import { ApiClient } from './ApiClient';
import { secondFactorOf } from './secondFactorOf';

/** The backend as each of the practice people calls it; everybody signs in once, when they first do something. */
export class PracticeClients {
  private readonly clients = new Map<string, ApiClient>();

  constructor(
    private readonly origin: string,
    private readonly people: Pick<PeopleDirectory, 'find'>,
  ) {}

  clientOf(uid: string): ApiClient {
    const client = this.clients.get(uid) ?? this.made(uid);
    this.clients.set(uid, client);
    return client;
  }

  private made(uid: string): ApiClient {
    const person = this.people.find(uid);
    if (!person) throw new Error(`No person has the id ${uid}.`);
    const { email, role } = person;
    if (role === 'patient') return new ApiClient(this.origin, { email, password: SANDBOX_PATIENT_PASSWORD });
    return new ApiClient(this.origin, { email, password: SANDBOX_STAFF_PASSWORD }, secondFactorOf(this.origin, email));
  }
}

import { IdentityError } from './IdentityError';
import type { Person } from './Person';

/** The accounts by id and by email address. An address belongs to one account. */
export class People {
  private readonly byUid = new Map<string, Person>();
  private readonly uidByEmail = new Map<string, string>();

  find(uid: string): Person | undefined {
    return this.byUid.get(uid);
  }

  /** In upper or lower case. */
  findByEmail(email: string): Person | undefined {
    const uid = this.uidByEmail.get(email.trim().toLowerCase());
    return uid === undefined ? undefined : this.byUid.get(uid);
  }

  all(): Iterable<Person> {
    return this.byUid.values();
  }

  /** Throws EMAIL_EXISTS when the address is another account's. */
  assertEmailFree(email: string | undefined, uid: string): void {
    const owner = email === undefined ? undefined : this.findByEmail(email);
    if (owner && owner.uid !== uid) throw new IdentityError('EMAIL_EXISTS');
  }

  put(person: Person): void {
    this.remove(person.uid);
    this.byUid.set(person.uid, person);
    if (person.email !== undefined) this.uidByEmail.set(person.email, person.uid);
  }

  remove(uid: string): void {
    const email = this.byUid.get(uid)?.email;
    if (email !== undefined) this.uidByEmail.delete(email);
    this.byUid.delete(uid);
  }
}

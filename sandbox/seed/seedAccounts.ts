import { fullName } from '#sandbox/backend/people/fullName';
import type { KnownPerson } from '#sandbox/backend/people/KnownPerson';
import { SANDBOX_PATIENT_PASSWORD, SANDBOX_STAFF_PASSWORD } from './seedPasswords';

/** The identity provider's side of an account. */
export interface AccountBook {
  find(uid: string): unknown;
  create(account: {
    readonly uid: string;
    readonly email: string;
    readonly password: string;
    readonly displayName: string;
    readonly disabled: boolean;
  }): unknown;
}

/** Creates missing accounts; a password that was changed since stays changed. */
export function seedAccounts(book: AccountBook, everybody: readonly KnownPerson[]): void {
  for (const person of everybody) {
    if (book.find(person.uid)) continue;
    const password = person.role === 'patient' ? SANDBOX_PATIENT_PASSWORD : SANDBOX_STAFF_PASSWORD;
    book.create({
      uid: person.uid,
      email: person.email,
      password,
      displayName: fullName(person),
      disabled: isDisabled(person),
    });
  }
}

function isDisabled(person: KnownPerson): boolean {
  return person.role !== 'patient' && person.disabled === true;
}

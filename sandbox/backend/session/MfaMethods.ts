import { MOST_SECOND_FACTORS } from '@/domain/session/secondFactor/SecondFactors';
import type { MfaConfiguration, TotpMethod } from '#sandbox/backend/people/KnownPerson';
import type { PeopleDirectory } from '#sandbox/backend/people/PeopleDirectory';
import { JournalledMap, type JournalHost } from '#sandbox/backend/kernel/JournalledMap';

export const MOST_METHODS = MOST_SECOND_FACTORS;

/** Everyone's second factors: those the account began with, until the user changes them. */
export class MfaMethods {
  private readonly changed = new JournalledMap<readonly MfaConfiguration[]>('mfa-methods');

  constructor(private readonly people: PeopleDirectory) {}

  attachTo(journal: JournalHost): this {
    this.changed.attachTo(journal);
    return this;
  }

  methodsOf(uid: string): readonly MfaConfiguration[] {
    return this.changed.get(uid) ?? this.original(uid);
  }

  totpOf(uid: string): readonly TotpMethod[] {
    return this.methodsOf(uid).filter(method => method.type === 'totp');
  }

  replace(uid: string, methods: readonly MfaConfiguration[]): void {
    this.changed.put(uid, methods);
  }

  private original(uid: string): readonly MfaConfiguration[] {
    const person = this.people.find(uid);
    return person === undefined || person.role === 'patient' ? [] : person.mfa;
  }
}

import { accessFaults, callbackFaults } from '@/application/transactional/ContactFault';
import type { AccessFields, CallbackFields } from '@/application/transactional/ContactFault';
import type { TransactionalGateway } from '@/application/transactional/ports/TransactionalGateway';
import { fail } from '@/domain/kernel/Result';
import type { AccessType } from '@/domain/transactional/contactLimits';
import { ContactStore } from './ContactStore';
import { EmailPreferencesStore } from './EmailPreferencesStore';

/** The stores of the pages to which emails link. */
export interface TransactionalStores {
  /** False if the page was opened without the token of a link, or was reloaded. */
  readonly hasToken: boolean;
  emailPreferences(): EmailPreferencesStore;
  callback(): ContactStore<CallbackFields>;
  checkIn(): ContactStore<object>;
  access(type: AccessType): ContactStore<AccessFields>;
}

export interface TransactionalSettings {
  readonly gateway: TransactionalGateway;
  /** Token of the link that opened the page; empty if there is none. */
  readonly token: string;
  /** Returns a unique id of at least 16 characters. */
  readonly newAttempt: () => string;
}

export function transactionalStores({ gateway, token, newAttempt }: TransactionalSettings): TransactionalStores {
  return {
    hasToken: token !== '',
    emailPreferences: () => new EmailPreferencesStore(token, gateway, newAttempt()),
    callback: () =>
      new ContactStore<CallbackFields>({
        blank: { callbackGroup: null, name: '', phoneNumber: '', note: '' },
        faultsOf: callbackFaults,
        send: async ({ callbackGroup, ...details }) =>
          callbackGroup === null
            ? fail({ kind: 'refused' })
            : gateway.requestCallback(token, { callbackGroup, ...details }),
      }),
    checkIn: () =>
      new ContactStore({ blank: {}, faultsOf: () => ({}), send: async () => gateway.requestCheckIn(token) }),
    access: type =>
      new ContactStore<AccessFields>({
        blank: { message: '', email: '', isContactable: null },
        faultsOf: accessFaults,
        send: async ({ isContactable, ...request }) =>
          isContactable === null
            ? fail({ kind: 'refused' })
            : gateway.requestAccess(type, { isContactable, ...request }),
      }),
  };
}

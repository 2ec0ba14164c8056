import { asSeen } from '@/domain/kernel/asSeen';
import { isBlank } from '@/domain/kernel/isBlank';
import { type CallbackGroup, contactLimits, isPhoneNumber } from '@/domain/transactional/contactLimits';
import { addressFault, type AddressFault } from '@/domain/users/storedAddress';

export interface CallbackFields {
  /** Null: not chosen. */
  readonly callbackGroup: CallbackGroup | null;
  readonly name: string;
  readonly phoneNumber: string;
  readonly note: string;
}

export interface AccessFields {
  readonly message: string;
  readonly email: string;
  /** Null: not chosen. */
  readonly isContactable: boolean | null;
}

export type ContactFault = 'missing' | 'tooLong' | 'notChosen' | 'noPhoneNumber' | AddressFault;
export type FaultsOf<F> = Partial<Record<keyof F, ContactFault>>;

const textFault = (text: string, most: number, mayBeEmpty = false): ContactFault | undefined => {
  if (isBlank(text)) return mayBeEmpty ? undefined : 'missing';
  return asSeen(text).trim().length > most ? 'tooLong' : undefined;
};

/** The errors in a request for a call. */
export function callbackFaults({ callbackGroup, name, phoneNumber, note }: CallbackFields): FaultsOf<CallbackFields> {
  return found({
    callbackGroup: callbackGroup === null ? 'notChosen' : undefined,
    name: textFault(name, contactLimits.name),
    phoneNumber:
      textFault(phoneNumber, contactLimits.phone) ?? (isPhoneNumber(phoneNumber) ? undefined : 'noPhoneNumber'),
    note: textFault(note, contactLimits.note, true),
  });
}

export function accessFaults({ message, email, isContactable }: AccessFields): FaultsOf<AccessFields> {
  return found({
    message: textFault(message, contactLimits.message),
    email: isBlank(email) ? 'missing' : addressFault(email),
    isContactable: isContactable === null ? 'notChosen' : undefined,
  });
}

const found = <K extends string>(
  faults: Readonly<Record<K, ContactFault | undefined>>,
): Partial<Record<K, ContactFault>> =>
  Object.fromEntries(Object.entries(faults).filter(([, fault]) => fault !== undefined)) as Partial<
    Record<K, ContactFault>
  >;

import { personName, type NameFault } from '@/domain/account/personName.rule';
import { accessReasonFault, type AccessReasonFault } from '@/domain/users/accessReasonFault';
import { addressFault, writtenAddress, type AddressFault } from '@/domain/users/storedAddress';
import type { NewUser } from '@/domain/users/NewUser';
import { isBlank } from '@/domain/kernel/isBlank';
import { pastedIdentifier } from '@/domain/kernel/pastedIdentifier';

export interface NewUserFaults {
  readonly emailAddress?: AddressFault;
  readonly firstName?: NameFault;
  readonly lastName?: NameFault;
  readonly accessCode?: 'missing';
  readonly reason?: AccessReasonFault;
}

/** Returns the faults of each field that the device can check. */
export function newUserFaults({ emailAddress, firstName, lastName, accessCode, reason }: NewUser): NewUserFaults {
  const address = addressFault(writtenAddress(emailAddress));
  const [first, last] = [firstName, lastName].map(text => personName({ text, kind: 'name' }));
  const why = accessReasonFault(reason);
  return {
    ...(address !== undefined && { emailAddress: address }),
    ...(first?.kind === 'fault' && { firstName: first.fault }),
    ...(last?.kind === 'fault' && { lastName: last.fault }),
    ...(isBlank(pastedIdentifier(accessCode)) && { accessCode: 'missing' as const }),
    ...(why !== undefined && { reason: why }),
  };
}

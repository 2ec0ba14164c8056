import { failureWord } from '@/application/kernel/failureWord';
import type { MoveFailure } from '@/application/users/MoveUser';
import type { CreateUserFailure } from '@/application/users/ports/UserAccountGateway';
import { userLimits } from '@/domain/users/userLimits';
import type { AdmissionRefusal } from '@/domain/accessCodes/codeAdmission.rule';
import type { NewUserFaults } from '@/application/users/newUserFaults';
import { formsText } from '../kit/forms/formsText';
import { usersText } from './usersText';

const labels: Readonly<Record<string, () => string>> = {
  emailAddress: () => usersText('column.emailAddress'),
  firstName: () => usersText('new.firstName'),
  lastName: () => usersText('new.lastName'),
  accessCode: () => usersText('user.accessCode'),
  reason: () => formsText('reason.label'),
};

export const newUserLabel = (field: string): string => labels[field]?.() ?? field;

/** The error in a field; undefined if there is none. */
export function newUserFaultText(field: keyof NewUserFaults, faults: NewUserFaults): string | undefined {
  const fault = faults[field];
  const most = field === 'emailAddress' ? userLimits.emailAddress : userLimits.name;
  return fault && usersText(`new.fault.${fault}`, { most });
}

/** Says why a user was not created or moved. */
export function newUserFailureText(failure: CreateUserFailure | MoveFailure): string {
  switch (failure.kind) {
    case 'selfChange':
      return usersText('move.self');
    case 'changedMeanwhile':
      return usersText('move.changedMeanwhile');
    case 'codeRefused':
      return usersText(`codeRefusal.${refusalWord(failure.refusal)}`);
    case 'otherRegion':
      return usersText('codeRefusal.otherRegion', { url: failure.url });
    case 'emailTaken':
    case 'idTaken':
    case 'invalidName':
    case 'invalidAddress':
      return usersText(`new.failure.${failure.kind}`);
    default:
      return usersText(`failure.${failureWord(failure)}`);
  }
}

/** The key of a refusal's text, which begins with a small letter. */
const refusalWord = (refusal: AdmissionRefusal): Uncapitalize<AdmissionRefusal> =>
  `${refusal.charAt(0).toLowerCase()}${refusal.slice(1)}` as Uncapitalize<AdmissionRefusal>;

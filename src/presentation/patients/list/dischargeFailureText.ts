import type { DischargeFailure } from '@/application/patients/list/DischargeFromCare';
import { failureWord } from '@/application/kernel/failureWord';
import { patientsText } from '../patientsText';

/** Explains why a discharge failed, with the texts of D2 §8 and what the therapist can do about it. */
export function dischargeFailureText(failure: DischargeFailure): string {
  switch (failure.kind) {
    case 'noChannel':
    case 'noPatient':
      return patientsText(`discharge.${failure.kind}`);
    case 'blocked':
      return patientsText('discharge.changed');
    case 'reasonUnfit':
      return patientsText(failure.fault === 'tooLong' ? 'discharge.reasonTooLong' : 'discharge.reasonEmpty');
    case 'unreachable':
      return lostText(failure);
    case 'sessionEnded':
    case 'notInChat':
    case 'notLead':
    case 'notAllowed':
    case 'refused':
      return patientsText('discharge.contact');
  }
}

function lostText(failure: Extract<DischargeFailure, { kind: 'unreachable' }>): string {
  const word = failureWord(failure);
  return patientsText(word === 'serverBusy' || word === 'serverFailed' ? `discharge.${word}` : 'discharge.unconfirmed');
}

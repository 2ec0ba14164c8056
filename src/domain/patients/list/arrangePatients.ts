import { ascending } from '../../kernel/ascending';
import { hasWords } from '../../kernel/hasWords';
import type { AssignedPatient } from './AssignedPatient';
import { needSigns, type NeedSign } from './needSigns.rule';
import { toPatientSignals } from './toPatientSignals';
import { whoNeedsMe, type NeedGround, type NeedReason, type WhoNeedsMeInput } from './whoNeedsMe.rule';

export type PatientOrder = 'need' | 'name' | 'lastContact';

export interface ArrangeCommand extends Omit<WhoNeedsMeInput, 'patients'> {
  readonly patients: readonly AssignedPatient[];
  /** Words of a name or an email, in any order; empty matches all patients. */
  readonly search: string;
  readonly order: PatientOrder;
}

export interface ArrangedPatient {
  readonly patient: AssignedPatient;
  readonly reasons: readonly NeedReason[];
  /** The facts behind the reasons, in order. */
  readonly grounds: readonly NeedGround[];
  /** The signs to show, most urgent first. */
  readonly signs: readonly NeedSign[];
}

/** Returns patients that match a search, sorted as requested, each with the reasons for attention. */
export function arrangePatients({ patients, search, order, ...time }: ArrangeCommand): readonly ArrangedPatient[] {
  const byId = new Map(patients.map(patient => [patient.id, patient]));
  const arranged = whoNeedsMe({ patients: patients.map(toPatientSignals), ...time }).flatMap(
    ({ patientId, reasons, grounds }) => {
      const patient = byId.get(patientId);
      return patient && hasWords(wordsOf(patient), search)
        ? [{ patient, reasons, grounds, signs: needSigns({ grounds, today: time.today }) }]
        : [];
    },
  );
  if (order === 'need') return arranged;
  return arranged.sort(
    ({ patient: a }, { patient: b }) =>
      (order === 'name' ? 0 : (a.lastContactAt ?? 0) - (b.lastContactAt ?? 0)) || byName(a, b),
  );
}

const wordsOf = ({ firstName, lastName, email }: AssignedPatient): string => `${firstName} ${lastName} ${email}`;

function byName(a: AssignedPatient, b: AssignedPatient): number {
  return (
    a.lastName.localeCompare(b.lastName, 'en') || a.firstName.localeCompare(b.firstName, 'en') || ascending(a.id, b.id)
  );
}

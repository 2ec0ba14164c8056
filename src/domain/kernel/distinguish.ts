import { namesakes } from './namesakes.rule';
import type { NamedPatient } from './patientName';

/** Returns the distinguishing texts of namesakes by patient id. */
export const apartById = (patients: readonly NamedPatient[]): ReadonlyMap<string, string> =>
  new Map(namesakes({ patients }).map(({ id, apart: added }) => [id, added]));

/** Sets or removes the text that distinguishes a patient from namesakes. */
export function distinguish<P extends NamedPatient>(patient: P, byId: ReadonlyMap<string, string>): P {
  const added = byId.get(patient.id);
  if (added === patient.apart) return patient;
  const { apart: _former, ...alone } = patient;
  return (added === undefined ? alone : { ...alone, apart: added }) as P;
}

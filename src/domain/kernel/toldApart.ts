import { namesakes } from './namesakes.rule';
import type { NamedPatient } from './patientName';

/** Of the same patients, by id: what is added to the name. */
export const apartById = (patients: readonly NamedPatient[]): ReadonlyMap<string, string> =>
  new Map(namesakes({ patients }).map(({ id, apart: added }) => [id, added]));

/** The patient with what tells them apart; without it where nothing does, whatever was added before. */
export function toldApart<P extends NamedPatient>(patient: P, byId: ReadonlyMap<string, string>): P {
  const added = byId.get(patient.id);
  if (added === patient.apart) return patient;
  const { apart: _former, ...alone } = patient;
  return (added === undefined ? alone : { ...alone, apart: added }) as P;
}

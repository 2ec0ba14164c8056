/**
 * Keeps what is typed as a note and not saved, per patient: encrypted, apart for each person, over reloads and
 * sign-outs.
 * Another form of a patient has a key of its own, `patientId/form`; its text is whatever the form makes of its fields.
 */
export interface FormDraftVault {
  /** Empty where nothing is kept that can be read; undefined where nobody can tell. */
  draftOf(patientId: string): Promise<string | undefined>;
  /** Empty text forgets the draft. False where the device could not keep it. */
  keep(patientId: string, text: string): Promise<boolean>;
}

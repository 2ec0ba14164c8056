/** A participant of a chat. `userId` is the identity under which they write. */
export interface Participant {
  readonly userId: string;
  readonly role: 'therapist' | 'patient';
  readonly name: string;
  readonly therapistId?: string;
  readonly patientId?: string;
}

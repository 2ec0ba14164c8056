/** A participant of a chat. `userId` is their identity as an author. */
export interface Participant {
  readonly userId: string;
  readonly role: 'therapist' | 'patient';
  readonly name: string;
  readonly therapistId?: string;
  readonly patientId?: string;
}

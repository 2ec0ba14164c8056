import { action, makeObservable, observableRef } from 'mobx';
import type { ChatSession } from '@/domain/chat/conversations/ChatSession';
import { pastedNames } from '@/domain/chat/messages/pastedNames.rule';
import { patientName, type NamedPatient } from '@/domain/kernel/patientName';

/**
 * Tracks which parts of a text for one patient came from elsewhere, and asks whether they are meant for this patient.
 */
export class PasteReview {
  /** Names of other patients in the pasted text. If there are any, the author is asked. */
  names: readonly string[] = [];
  private sessions: readonly ChatSession[] = [];
  private pieces: string[] = [];

  constructor(
    private readonly channelId: string,
    /** All known patients, of any list. */
    private readonly known: () => readonly NamedPatient[],
  ) {
    makeObservable(this, { names: observableRef, forget: action, ask: action, close: action });
  }

  /** The recipient is one of them. */
  setPatients(sessions: readonly ChatSession[]): void {
    this.sessions = sessions;
  }

  /** Called when the user has signed out. */
  forget(): void {
    this.sessions = [];
    this.pieces = [];
    this.close();
  }

  /** Records text that was pasted or dropped. */
  addPasted(text: string): void {
    this.pieces.push(text);
  }

  /** Starts with restored text, which the user did not type just now; empty for a new message. */
  begin(found = ''): void {
    this.pieces = found === '' ? [] : [found];
  }

  /** Returns true if the draft needs no confirmation. */
  ask(draft: string): boolean {
    this.names = this.namesIn(draft);
    return this.names.length === 0;
  }

  /** The author has answered, either way. */
  close(): void {
    this.names = [];
  }

  /** The recipient; empty while not known, and then there is no confirmation. */
  get to(): string {
    return this.patient === undefined ? '' : patientName(this.patient);
  }

  private get patient(): ChatSession['patient'] | undefined {
    return this.sessions.find(session => session.channelId === this.channelId)?.patient;
  }

  private namesIn(draft: string): readonly string[] {
    const { patient } = this;
    if (patient === undefined || this.pieces.length === 0) return [];
    const others = this.known();
    const named = pastedNames({ draft, pasted: this.pieces, patient, others });
    return [...new Set(others.filter(({ id }) => named.includes(id)).map(patientName))];
  }
}

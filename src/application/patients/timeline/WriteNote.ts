import type { Moment } from '@/domain/patients/timeline/Moment';
import { noteText, type NoteFault } from '@/domain/patients/timeline/noteText.rule';
import { fail, ok, type Result } from '@/domain/kernel/Result';
import type { MomentActGateway } from '../ports/MomentActGateway';
import type { MomentArchive } from '../ports/MomentArchive';
import type { CallFailure } from '../../kernel/ports/CallFailure';

/** Tolerated lead of this device's clock over the server's, in milliseconds. */
const CLOCK_SLACK_MS = 10 * 60_000;
/** Number of newest notes that are searched. */
const NEWEST_NOTES = 50;

export interface NoteCommand {
  readonly patientId: string;
  readonly text: string;
  /** Chosen once for this text and every attempt to save it. */
  readonly momentId: string;
  /** Texts of earlier attempts without an answer. */
  readonly sent?: readonly string[];
  /** Time of the first of them, in milliseconds since 1970; null if none was sent. */
  readonly sentAt?: number | null;
}

export type WriteNoteFailure = { readonly kind: 'unfit'; readonly fault: NoteFault } | CallFailure;

export interface NoteGateways {
  readonly acts: Pick<MomentActGateway, 'addNote'>;
  readonly archive: Pick<MomentArchive, 'note' | 'page'>;
}

/**
 * Saves a note exactly as typed, once however often it is sent, and returns the recorded text: after a lost answer that
 * may be the text of an earlier attempt.
 */
export class WriteNote {
  constructor(private readonly gateways: NoteGateways) {}

  async execute(command: NoteCommand): Promise<Result<Moment, WriteNoteFailure>> {
    const { patientId, momentId, text, sent = [] } = command;
    const { fault } = noteText({ text });
    if (fault !== null) return fail({ kind: 'unfit', fault });
    const found = sent.length === 0 ? ok(undefined) : await this.find(command);
    if (!found.ok) return found;
    return found.value === undefined ? this.gateways.acts.addNote(patientId, momentId, text) : ok(found.value);
  }

  /** Finds the result of earlier attempts; undefined if none was stored. */
  private async find({
    patientId,
    momentId,
    text,
    sent = [],
    sentAt = null,
  }: NoteCommand): Promise<Result<Moment | undefined, CallFailure>> {
    const stored = await this.gateways.archive.note(patientId, momentId);
    if (stored.ok) return ok(stored.value);
    if (stored.failure.kind !== 'notFound') return fail({ kind: 'unreachable' });
    // It is stored even if the server gave it another id.
    const page = await this.gateways.archive.page({
      patientId,
      types: ['note'],
      startFrom: (sentAt ?? 0) - CLOCK_SLACK_MS,
      limit: NEWEST_NOTES,
    });
    if (!page.ok) return fail({ kind: 'unreachable' });
    return ok(page.value.moments.find(({ note }) => note !== undefined && [text, ...sent].includes(note)));
  }
}

import type { Moment } from '@/domain/patients/Moment';
import { noteText, type NoteFault } from '@/domain/patients/noteText.rule';
import { fail, ok, type Result } from '@/domain/shared/Result';
import type { Clock } from '../shared/ports/Clock';
import type { KeepNoteDraft } from './KeepNoteDraft';
import { noteDraftText } from './NoteDraft';
import type { MomentActGateway } from './ports/MomentActGateway';
import type { MomentArchive } from './ports/MomentArchive';
import type { PatientFailure } from './ports/PatientFailure';

/** How far this device's clock may be ahead of the server's, in milliseconds. */
const CLOCK_SLACK_MS = 10 * 60_000;
/** How many of the newest notes are looked through. */
const NEWEST_NOTES = 50;

export interface NoteCommand {
  readonly patientId: string;
  readonly text: string;
  /** Chosen once for this text. */
  readonly momentId: string;
}

/** A note of which nobody knows whether it was saved; given to `finish` it is looked for first. */
export interface OpenNote extends NoteCommand {
  /** Milliseconds since 1970. */
  readonly askedAt: number;
}

export type WriteNoteFailure =
  | { readonly kind: 'unfit'; readonly fault: NoteFault }
  | { readonly kind: 'unconfirmed'; readonly open: OpenNote }
  | Exclude<PatientFailure, { readonly kind: 'unreachable' }>;

export interface NoteGateways {
  readonly acts: Pick<MomentActGateway, 'addNote'>;
  readonly archive: Pick<MomentArchive, 'note' | 'page'>;
}

/**
 * Saves a note exactly as it was typed, for the patient for whom it was typed. Before it is sent its draft says so on the device, and the
 * draft goes only once the note is there: a page that goes in between finds both again, and no second note comes of it.
 */
export class WriteNote {
  constructor(
    private readonly gateways: NoteGateways,
    private readonly drafts: KeepNoteDraft,
    private readonly clock: Clock,
  ) {}

  async execute(command: NoteCommand): Promise<Result<Moment, WriteNoteFailure>> {
    const { fault } = noteText({ text: command.text });
    if (fault !== null) return fail({ kind: 'unfit', fault });
    const open = { ...command, askedAt: this.clock.now() };
    this.drafts.execute(open.patientId, noteDraftText(open));
    await this.drafts.flush();
    return this.add(open);
  }

  /** Goes on with a note that was not confirmed: one that is there already is not written again. */
  async finish(open: OpenNote): Promise<Result<Moment, WriteNoteFailure>> {
    const { patientId, text, momentId, askedAt } = open;
    const kept = await this.gateways.archive.note(patientId, momentId);
    if (kept.ok) return this.saved(open, kept.value);
    if (kept.failure.kind !== 'notFound') return fail({ kind: 'unconfirmed', open });
    // A server that gave it an id of its own has it all the same.
    const page = await this.gateways.archive.page({ patientId, types: ['note'], startFrom: askedAt - CLOCK_SLACK_MS, limit: NEWEST_NOTES });
    if (!page.ok) return fail({ kind: 'unconfirmed', open });
    const found = page.value.moments.find(moment => moment.note === text);
    return found ? this.saved(open, found) : this.add(open);
  }

  private async add(open: OpenNote): Promise<Result<Moment, WriteNoteFailure>> {
    const { patientId, momentId, text } = open;
    const added = await this.gateways.acts.addNote(patientId, momentId, text);
    if (added.ok) return this.saved(open, added.value);
    if (added.failure.kind === 'unreachable') return fail({ kind: 'unconfirmed', open });
    await this.drafts.replace(patientId, noteDraftText(open), noteDraftText({ ...open, askedAt: null }));
    return fail(added.failure);
  }

  private async saved(open: OpenNote, moment: Moment): Promise<Result<Moment, WriteNoteFailure>> {
    await this.drafts.settle(open.patientId, noteDraftText(open));
    return ok(moment);
  }
}

import type { Moment } from '@/domain/patients/Moment';
import { noteText, type NoteFault } from '@/domain/patients/noteText.rule';
import { fail, ok, type Result } from '@/domain/shared/Result';
import type { Clock } from '../shared/ports/Clock';
import type { KeepNoteDraft } from './KeepNoteDraft';
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
  readonly archive: Pick<MomentArchive, 'page'>;
}

/** Saves a note exactly as it was typed, for the patient for whom it was typed. Its draft goes only once the note is there. */
export class WriteNote {
  constructor(
    private readonly gateways: NoteGateways,
    private readonly drafts: KeepNoteDraft,
    private readonly clock: Clock,
  ) {}

  async execute({ patientId, text }: NoteCommand): Promise<Result<Moment, WriteNoteFailure>> {
    const { fault } = noteText({ text });
    if (fault !== null) return fail({ kind: 'unfit', fault });
    return this.add({ patientId, text, askedAt: this.clock.now() });
  }

  /** Goes on with a note that was not confirmed: one that is there already is not written again. */
  async finish(open: OpenNote): Promise<Result<Moment, WriteNoteFailure>> {
    const { patientId, text, askedAt } = open;
    const page = await this.gateways.archive.page({ patientId, types: ['note'], startFrom: askedAt - CLOCK_SLACK_MS, limit: NEWEST_NOTES });
    if (!page.ok) return fail({ kind: 'unconfirmed', open });
    const found = page.value.moments.find(({ note }) => note === text);
    return found ? this.saved(open, found) : this.add(open);
  }

  private async add(open: OpenNote): Promise<Result<Moment, WriteNoteFailure>> {
    const added = await this.gateways.acts.addNote(open.patientId, open.text);
    if (added.ok) return this.saved(open, added.value);
    return fail(added.failure.kind === 'unreachable' ? { kind: 'unconfirmed', open } : added.failure);
  }

  private async saved({ patientId, text }: OpenNote, moment: Moment): Promise<Result<Moment, WriteNoteFailure>> {
    await this.drafts.settle(patientId, text);
    return ok(moment);
  }
}

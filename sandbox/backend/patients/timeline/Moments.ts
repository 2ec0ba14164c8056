import type { DriveFileDto } from '@/infrastructure/http/patients/momentDtos';
import { BackendError } from '#sandbox/backend/kernel/BackendError';
import type { JournalHost } from '#sandbox/backend/kernel/JournalledMap';
import type { Append, Journalled } from '#firebase-stand-in/journal/Journalled';
import type { Moment } from './Moment';
import { MomentStore } from './MomentStore';

/** A moment, or the deletion of a patient's whole history. */
type HistoryRecord = Moment | { readonly goneOf: string };

/**
 * The histories of all patients. `past` returns the initial history of a patient, always the same; it is called when
 * the history is first read, so that thousands of them cost nothing at the start. Only additions and changes by calls
 * are stored in the journal.
 */
export class Moments implements Journalled<HistoryRecord> {
  readonly stream = 'moments';
  private readonly kept = new Map<string, Map<string, Moment>>();
  private readonly shelves = new Map<string, MomentStore>();
  private append: Append<HistoryRecord> = () => undefined;

  constructor(private readonly past: (patientId: string) => readonly Moment[] = () => []) {}

  attachTo(journal: JournalHost): this {
    this.append = journal.attach(this);
    return this;
  }

  historyOf(patientId: string): MomentStore {
    const known = this.shelves.get(patientId);
    if (known) return known;
    const shelf = new MomentStore([...this.past(patientId), ...this.keptOf(patientId).values()]);
    this.shelves.set(patientId, shelf);
    return shelf;
  }

  /** A file of the drive that one of the histories read so far names. */
  fileWith(googleDriveFileId: string): DriveFileDto | undefined {
    for (const shelf of this.shelves.values()) {
      const moment = shelf
        .all()
        .find(
          ({ content, deleted, hardDelete }) =>
            content.driveFile?.googleDriveFileId === googleDriveFileId && !deleted && !hardDelete,
        );
      if (moment) return moment.content.driveFile;
    }
    return undefined;
  }

  /** Adds or replaces a moment. */
  put(moment: Moment): Moment {
    this.append(moment);
    this.keptOf(moment.patientId).set(moment.id, moment);
    this.historyOf(moment.patientId).put(moment);
    return moment;
  }

  /** Adds a moment once; an existing one is returned to its author. Refuses as `standing` does. */
  addOnce(moment: Moment): Moment {
    return this.existing(moment) ?? this.put(moment);
  }

  /**
   * The moment that an earlier call with the same id stored; refuses an id with another meaning with 409
   * `ConflictError`.
   */
  existing(moment: Moment): Moment | undefined {
    const earlier = this.historyOf(moment.patientId).find(moment.id);
    if (!earlier) return undefined;
    if (earlier.type !== moment.type || earlier.author !== moment.author || earlier.takenBack) {
      throw new BackendError(409, 'ConflictError', 'The id is taken by another moment.');
    }
    return earlier;
  }

  /** Calls' additions and changes to a patient's history, in the order of the first change. */
  keptOf(patientId: string): Map<string, Moment> {
    const known = this.kept.get(patientId);
    if (known) return known;
    const fresh = new Map<string, Moment>();
    this.kept.set(patientId, fresh);
    return fresh;
  }

  /** Removes a history. `past` decides about its initial part. */
  forget(patientId: string): void {
    this.append({ goneOf: patientId });
    this.kept.delete(patientId);
    this.shelves.delete(patientId);
  }

  replay(record: HistoryRecord): void {
    if ('goneOf' in record) this.kept.delete(record.goneOf);
    else this.keptOf(record.patientId).set(record.id, record);
  }

  *snapshot(): Iterable<Moment> {
    for (const moments of this.kept.values()) yield* moments.values();
  }
}

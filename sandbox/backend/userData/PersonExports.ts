import { randomUUID } from 'node:crypto';
import { EXPORT_HOURS, UNDO_DAYS } from '@/domain/userData/deletionRefusals.rule';
import type { PartCount } from '@/domain/userData/UserData';
import { JournalledMap, type JournalHost } from '#sandbox/backend/kernel/JournalledMap';
import { contentHash, makeArchive, sha256Of } from './archive';
import type { ExportLinks } from './ExportLinks';
import { countsOf, type PersonContent } from './PersonContent';

/** The one region that the sandbox serves. */
export const OWN_REGION = 'UK';
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

export interface StoredExport {
  readonly exportId: string;
  /** In the list of people: whose data they are. */
  readonly userId: string;
  readonly obfuscated: boolean;
  /** Milliseconds since 1970. */
  readonly madeAt: number;
  readonly by: string;
  readonly sha256: string;
  /** Of what was exported, before anything was left out. */
  readonly contentHash: string;
  readonly counts: readonly PartCount[];
  /** Base 64. */
  readonly zip: string;
  /** Milliseconds since 1970. */
  readonly keptUntil: number;
  /** Its person was deleted: it can restore them, and can no longer be downloaded. */
  readonly isForUndo?: true;
}

/** The exports that were made, until they are over. */
export class PersonExports {
  private readonly stored = new JournalledMap<StoredExport>('user-data-exports');

  constructor(
    private readonly clock: { now(): number },
    readonly links: ExportLinks,
  ) {}

  attachTo(journal: JournalHost): this {
    this.stored.attachTo(journal);
    return this;
  }

  /** `content`: what is to be in it; `whole`: everything that there was. */
  make(userId: string, by: string, content: PersonContent, whole: PersonContent): StoredExport {
    this.discardOld();
    const madeAt = this.clock.now();
    const exportId = randomUUID();
    const obfuscated = content !== whole;
    const zip = makeArchive(content, { exportId, source: OWN_REGION, obfuscated, madeAt });
    const made: StoredExport = {
      ...{ exportId, userId, obfuscated, madeAt, by, sha256: sha256Of(zip), contentHash: contentHash(whole) },
      ...{
        counts: countsOf(content),
        zip: Buffer.from(zip).toString('base64'),
        keptUntil: madeAt + EXPORT_HOURS * HOUR_MS,
      },
    };
    this.stored.put(exportId, made);
    return made;
  }

  find(exportId: string): StoredExport | undefined {
    const found = this.stored.get(exportId);
    return found && this.clock.now() < found.keptUntil ? found : undefined;
  }

  /** A person's newest export that has not expired. */
  newestOf(userId: string, wanted: (one: StoredExport) => boolean = () => true): StoredExport | undefined {
    const now = this.clock.now();
    return [...this.stored.values()]
      .filter(one => one.userId === userId && now < one.keptUntil && wanted(one))
      .sort((a, b) => b.madeAt - a.madeAt)[0];
  }

  /** Keeps it so that a deletion can be undone; returns until when. */
  prolongForUndo(one: StoredExport): number {
    const keptUntil = this.clock.now() + UNDO_DAYS * DAY_MS;
    this.stored.put(one.exportId, { ...one, keptUntil, isForUndo: true });
    return keptUntil;
  }

  /** The bytes behind a signed link; undefined where it opens none. */
  open(signedUrl: string): { readonly made: StoredExport; readonly bytes: Uint8Array } | undefined {
    const signed = this.links.read(signedUrl);
    const made = signed && this.find(signed.exportId);
    if (!signed || !made) return undefined;
    const bytes = new Uint8Array(Buffer.from(made.zip, 'base64'));
    return sha256Of(bytes) === signed.sha256 ? { made, bytes } : undefined;
  }

  /** Expired exports use no space. */
  discardOld(): void {
    const now = this.clock.now();
    for (const { exportId, keptUntil } of [...this.stored.values()]) if (now >= keptUntil) this.stored.remove(exportId);
  }
}

import type { CallFailure } from '@/application/kernel/ports/CallFailure';
import { saveMerged, type MergedSave, type SaveMergedFailure } from '@/application/kernel/forms/saveMerged';
import type { Versioned } from '@/application/kernel/ports/Versioned';
import { isSameValue } from '@/domain/kernel/forms/isSameValue';
import type { Fields, FieldValue } from '@/domain/kernel/forms/mergeFields.rule';
import { fail, ok, type Result } from '@/domain/kernel/Result';
import { entryOf, scheduleOf, type CoreHoursEntry } from '@/domain/regions/CoreHoursEntry';
import type { LoadCoreHours } from './LoadCoreHours';
import type { ChangeCoreHoursFailure, CoreHours, CoreHoursGateway, InvalidCoreHours } from './ports/CoreHoursGateway';

export interface CoreHoursDraft {
  /** The entry that the user started from. */
  readonly base: CoreHoursEntry;
  readonly mine: CoreHoursEntry;
  /** Earlier attempts without an answer. */
  readonly sent: readonly CoreHoursEntry[];
  readonly reason: string;
}

/** Merged with a colleague's change the entry is incomplete; nothing was sent. */
type Incomplete = { readonly kind: 'incomplete' };

export type SaveCoreHoursFailure = SaveMergedFailure<CoreHours, InvalidCoreHours | Incomplete>;

type Changed = Result<Versioned<CoreHours>, ChangeCoreHoursFailure | Incomplete>;
type Changes = Readonly<Record<string, FieldValue>>;

/** Changes the core hours, merged field by field with concurrent changes. */
export class ChangeCoreHours {
  constructor(
    private readonly gateway: Pick<CoreHoursGateway, 'change'>,
    private readonly load: LoadCoreHours,
  ) {}

  /** Reads the hours before changing them: the user's starting point shows which changes are not theirs. */
  async execute({
    base,
    mine,
    sent,
    reason,
  }: CoreHoursDraft): Promise<Result<MergedSave<CoreHours>, SaveCoreHoursFailure>> {
    let held: CoreHours | undefined;
    return saveMerged<CoreHours, InvalidCoreHours | Incomplete>(
      { base: { fields: fieldsOf(base) }, mine: fieldsOf(mine), sent: sent.map(fieldsOf) },
      {
        fieldsOf: ({ schedule }) => fieldsOf(entryOf(schedule)),
        read: async () => {
          const answer = await this.read();
          if (answer.ok) held = answer.value.value;
          return answer;
        },
        change: (changes, basedOn) => this.change(held, changes, basedOn, reason),
      },
    );
  }

  private async change(
    held: CoreHours | undefined,
    changes: Changes,
    basedOn: string,
    reason: string,
  ): Promise<Changed> {
    const schedule = held && scheduleOf({ ...entryOf(held.schedule), ...changes });
    if (schedule === undefined) return fail({ kind: 'incomplete' });
    const answer = await this.gateway.change({ schedule, basedOn, reason });
    if (!answer.ok && answer.failure.kind !== 'unreachable') return answer;
    // The call returns no state, so the server is read to see whether it was saved.
    const now = await this.read();
    if (answer.ok) return now;
    return now.ok && isSaved(now.value.value, changes) ? now : fail(answer.failure);
  }

  private async read(): Promise<Result<Versioned<CoreHours>, CallFailure>> {
    const answer = await this.load.execute();
    if (!answer.ok) return answer;
    const { version } = answer.value;
    // Hours without a version cannot be changed: the backend has been replaced by an older one.
    return version === undefined
      ? fail({ kind: 'unreachable', unreadable: true })
      : ok({ value: answer.value, etag: version });
  }
}

function isSaved({ schedule }: CoreHours, changes: Changes): boolean {
  const fields = fieldsOf(entryOf(schedule));
  return Object.entries(changes).every(([field, value]) => isSameValue(fields[field], value));
}

/** Everything of an entry, and nothing that a form has besides. */
const fieldsOf = (entry: CoreHoursEntry): Fields => ({ ...entry });

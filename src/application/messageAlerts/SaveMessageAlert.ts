import { saveMerged, type MergedSave, type SaveMergedFailure } from '@/application/kernel/forms/saveMerged';
import type { Versioned } from '@/application/kernel/ports/Versioned';
import { isSameValue } from '@/domain/kernel/forms/isSameValue';
import type { Fields, FieldValue } from '@/domain/kernel/forms/mergeFields.rule';
import { fail, ok, type Result } from '@/domain/kernel/Result';
import { entryOf, type AlertDetails, type AlertEntry, type AlertName } from '@/domain/messageAlerts/MessageAlert';
import type {
  AlertDetailsFailure,
  ChangeAlertFailure,
  CreateAlertFailure,
  MessageAlertGateway,
} from './ports/MessageAlertGateway';

export interface AlertDraft {
  readonly name: AlertName;
  /** The version that the user started from; absent for a message that the server does not have yet. */
  readonly base?: AlertEntry;
  readonly mine: AlertEntry;
  /** Earlier attempts without an answer. */
  readonly sent: readonly AlertEntry[];
  readonly reason: string;
}

export type SaveAlertFailure = SaveMergedFailure<AlertDetails, AlertDetailsFailure | { readonly kind: 'idTaken' }>;

type Saved = Result<MergedSave<AlertDetails>, SaveAlertFailure>;

/** Creates a message, or changes it, merged field by field with any changes a colleague has made. */
export class SaveMessageAlert {
  constructor(private readonly gateway: Pick<MessageAlertGateway, 'create' | 'change' | 'read'>) {}

  async execute(draft: AlertDraft): Promise<Saved> {
    const { name, base, mine, sent, reason } = draft;
    if (base === undefined) return this.create(draft);
    let held: AlertEntry | undefined;
    const read = async () => {
      const answer = await this.gateway.read(name);
      if (answer.ok) held = entryOf(answer.value.value);
      return answer;
    };
    return saveMerged<AlertDetails, AlertDetailsFailure>(
      { base: { fields: fieldsOf(base) }, mine: fieldsOf(mine), sent: sent.map(fieldsOf) },
      {
        fieldsOf: value => fieldsOf(entryOf(value)),
        read,
        change: (changes, etag) => this.change({ name, held: held ?? base, changes, reason }, etag),
      },
    );
  }

  /** A lost answer is cleared up by reading: the id was chosen once, so that no second message is made. */
  private async create({ name, mine, sent, reason }: AlertDraft): Promise<Saved> {
    if (sent.length > 0) {
      const held = await this.gateway.read(name);
      if (held.ok) {
        const base = sent.find(one => isSameEntry(one, entryOf(held.value.value))) ?? entryOf(held.value.value);
        return this.execute({ name, base, mine, sent, reason });
      }
      if (held.failure.kind !== 'notFound') return held;
    }
    const answer = await this.gateway.create({ ...name, entry: mine, reason });
    if (answer.ok) return ok({ saved: answer.value, mergedFromServer: [] });
    return this.cleared(name, mine, answer.failure);
  }

  private async cleared(name: AlertName, mine: AlertEntry, failure: CreateAlertFailure): Promise<Saved> {
    if (failure.kind !== 'unreachable' && failure.kind !== 'idTaken') return fail(failure);
    const held = await this.gateway.read(name);
    if (held.ok && isSameEntry(entryOf(held.value.value), mine)) return ok({ saved: held.value, mergedFromServer: [] });
    return fail(failure);
  }

  private async change(
    { name, held, changes, reason }: Change,
    etag: string,
  ): Promise<Result<Versioned<AlertDetails>, ChangeAlertFailure>> {
    const entry = { ...held, ...(changes as unknown as Partial<AlertEntry>) };
    const answer = await this.gateway.change({ ...name, entry, reason }, etag);
    if (answer.ok || answer.failure.kind !== 'unreachable') return answer;
    // The answer was lost: what the server holds now says whether it is saved.
    const now = await this.gateway.read(name);
    return now.ok && isSameEntry(entryOf(now.value.value), entry) ? now : answer;
  }
}

interface Change {
  readonly name: AlertName;
  readonly held: AlertEntry;
  readonly changes: Readonly<Record<string, FieldValue>>;
  readonly reason: string;
}

const fieldsOf = (entry: AlertEntry): Fields => ({ ...entry });

function isSameEntry(one: AlertEntry, other: AlertEntry): boolean {
  const [mine, theirs] = [fieldsOf(one), fieldsOf(other)];
  return Object.keys(mine).every(field => isSameValue(mine[field], theirs[field]));
}

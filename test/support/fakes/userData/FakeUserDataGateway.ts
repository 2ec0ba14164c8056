import type { CallFailure } from '@/application/kernel/ports/CallFailure';
import type {
  CloneWanted,
  DataActFailure,
  ExportWanted,
  ImportWanted,
  UserDataGateway,
} from '@/application/userData/ports/UserDataGateway';
import { fail, ok, type Result } from '@/domain/kernel/Result';
import { deletionRefusals, type DeletionInput } from '@/domain/userData/deletionRefusals.rule';
import type { DataClone, DataFile, DeletionReceipt, ImportedData, UserData } from '@/domain/userData/UserData';
import { PlannedFailures } from '../kernel/PlannedFailures';

/** 20 November 2026, in milliseconds since 1970. */
const NOW = Date.UTC(2026, 10, 20, 9);
const COUNTS = [
  { part: 'account', count: 1 },
  { part: 'messages', count: 1_200 },
] as const;

/** The data of people in memory. */
export class FakeUserDataGateway implements UserDataGateway {
  readonly planned = new PlannedFailures<keyof UserDataGateway, DataActFailure>();
  /** The acts as text. */
  readonly done: string[] = [];
  private readonly people = new Map<string, Omit<DeletionInput, 'newestExport'>>();
  private readonly exports = new Map<string, { readonly obfuscated: boolean; isCurrent: boolean }>();
  private readonly receipts = new Map<string, DeletionReceipt>();
  private readonly copies = new Map<string, DataClone>();

  add(id: string, more: Partial<DeletionInput> = {}): this {
    this.people.set(id, { holdsRights: false, chatOpen: false, highRisk: false, ...more });
    return this;
  }

  /** Adds data of the person. */
  change(id: string): void {
    const made = this.exports.get(id);
    if (made) made.isCurrent = false;
  }

  async read(userId: string): Promise<Result<UserData, CallFailure>> {
    return this.planned.carry('read', () => {
      const receipt = this.receipts.get(userId);
      if (!this.people.has(userId) && !receipt) return fail({ kind: 'notFound' });
      const made = this.exports.get(userId);
      return ok({
        ...{
          userId,
          confirmWith: `${userId}@people.example`,
          stays: ['auditTrail'],
          refusals: this.refusalsOf(userId),
        },
        counts: this.people.has(userId) ? COUNTS : [],
        recipients: [{ who: 'therapists', count: 2 }],
        ...(made && { newestExport: { id: 'e', sha256: 'abc', madeAt: NOW, ...made } }),
        ...(receipt && !this.people.has(userId) && { receipt }),
      });
    }) as Result<UserData, CallFailure>;
  }

  async export(userId: string, { obfuscated, reason }: ExportWanted): Promise<Result<DataFile, DataActFailure>> {
    return this.planned.carry('export', () => {
      if (!this.people.has(userId)) return fail({ kind: 'notFound' });
      this.exports.set(userId, { obfuscated, isCurrent: true });
      this.done.push(`export ${userId} ${obfuscated ? 'obfuscated' : 'whole'}: ${reason}`);
      return ok({ name: `export-${userId}.zip`, mediaType: 'application/zip', bytes: new Uint8Array([80, 75]) });
    });
  }

  async clone(userId: string, wanted: CloneWanted): Promise<Result<DataClone, DataActFailure>> {
    return this.planned.carry('clone', () => {
      const { id, destination, obfuscated, reason } = wanted;
      if (!this.people.has(userId)) return fail({ kind: 'notFound' });
      if (destination === 'UK' && !obfuscated) return fail({ kind: 'alreadyThere' });
      const earlier = this.copies.get(id);
      if (earlier) return ok(earlier);
      this.done.push(`clone ${userId} to ${destination}: ${reason}`);
      const made: DataClone = {
        ...{ source: 'UK', sha256: 'abc', counts: COUNTS },
        ...(destination === 'UK' ? { userId: `copy-${id}` } : { signedUrl: `https://uk.example/exports/${id}` }),
      };
      if (made.userId !== undefined) this.add(made.userId);
      this.copies.set(id, made);
      return ok(made);
    });
  }

  async import({ signedUrl, reason }: ImportWanted): Promise<Result<ImportedData, DataActFailure>> {
    return this.planned.carry('import', () => {
      const found = [...this.receipts].find(([, receipt]) => receipt.signedUrl === signedUrl);
      if (!found) return fail({ kind: 'invalidExport' });
      const [userId] = found;
      if (!this.people.has(userId)) this.done.push(`import ${userId}: ${reason}`);
      this.add(userId);
      return ok({ userId, counts: COUNTS });
    });
  }

  async delete(userId: string, reason: string): Promise<Result<DeletionReceipt, DataActFailure>> {
    return this.planned.carry('delete', () => {
      const earlier = this.receipts.get(userId);
      if (!this.people.has(userId)) return earlier ? ok(earlier) : fail({ kind: 'notFound' });
      const refusals = this.refusalsOf(userId);
      if (refusals.length > 0) return fail({ kind: 'notDeleted', refusals });
      this.done.push(`delete ${userId}: ${reason}`);
      this.people.delete(userId);
      const receipt: DeletionReceipt = {
        ...{ id: `receipt-${userId}`, at: NOW, byName: 'Dana Whitfield', counts: COUNTS, exportId: 'e', sha256: 'abc' },
        ...{ source: 'UK', signedUrl: `https://uk.example/exports/${userId}`, undoUntil: NOW + 30 * 86_400_000 },
      };
      this.receipts.set(userId, receipt);
      return ok(receipt);
    });
  }

  private refusalsOf(userId: string) {
    const person = this.people.get(userId);
    if (!person) return [];
    const made = this.exports.get(userId);
    return deletionRefusals({
      ...person,
      newestExport: made && { ageMs: 0, isWhole: !made.obfuscated, isCurrent: made.isCurrent },
    });
  }
}

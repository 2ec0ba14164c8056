import type { CallFailure } from '@/application/kernel/ports/CallFailure';
import type { Result } from '@/domain/kernel/Result';
import type { DeletionRefusal } from '@/domain/userData/deletionRefusals.rule';
import type { DataClone, DataFile, DeletionReceipt, ImportedData, UserData } from '@/domain/userData/UserData';

export type DataActFailure =
  | CallFailure
  | { readonly kind: 'recentLoginRequired' }
  | { readonly kind: 'notDeleted'; readonly refusals: readonly DeletionRefusal[] }
  /** It is not an export, comes from another address, is damaged or incomplete, or has expired. */
  | { readonly kind: 'invalidExport' }
  /** The account is already taken, or the data to import already exists. */
  | { readonly kind: 'alreadyThere' };

export interface ExportWanted {
  readonly obfuscated: boolean;
  readonly reason: string;
}

export interface CloneWanted extends ExportWanted {
  /** A UUID, chosen once: a second call with it makes no second copy. */
  readonly id: string;
  /** A region. */
  readonly destination: string;
}

export interface ImportWanted {
  /** The region that made the export. */
  readonly source: string;
  readonly signedUrl: string;
  readonly reason: string;
}

/** All data of one person: exported, copied, imported, deleted. */
export interface UserDataGateway {
  read(userId: string): Promise<Result<UserData, CallFailure>>;
  /** Repeated, it makes another export of the same. */
  export(userId: string, wanted: ExportWanted): Promise<Result<DataFile, DataActFailure>>;
  clone(userId: string, wanted: CloneWanted): Promise<Result<DataClone, DataActFailure>>;
  /** All or nothing; repeated, it answers the same. */
  import(wanted: ImportWanted): Promise<Result<ImportedData, DataActFailure>>;
  /** Repeated, it answers the same receipt. */
  delete(userId: string, reason: string): Promise<Result<DeletionReceipt, DataActFailure>>;
}

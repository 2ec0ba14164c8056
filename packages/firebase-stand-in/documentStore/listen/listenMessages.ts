import type { StructuredQuery } from '../query/StructuredQuery';
import type { StoredDocument } from '../StoredDocument';

/** google.firestore.v1.ListenRequest in JSON, as the client SDK writes it. */
export interface ListenRequest {
  readonly addTarget?: {
    readonly targetId: number;
    readonly query?: { readonly parent: string; readonly structuredQuery: StructuredQuery };
    readonly documents?: { readonly documents?: readonly string[] };
    /** Present if the client listened before and still has the earlier results. */
    readonly resumeToken?: string;
    readonly readTime?: string;
  };
  readonly removeTarget?: number;
}

export interface TargetChange {
  readonly targetChangeType?: 'ADD' | 'REMOVE' | 'CURRENT' | 'RESET';
  /** None stands for all targets of the stream. */
  readonly targetIds?: readonly number[];
  readonly cause?: { readonly code: number; readonly message: string };
  readonly resumeToken?: string;
  readonly readTime?: string;
}

/** google.firestore.v1.ListenResponse in JSON: exactly one of these. */
export type ListenResponse =
  | { readonly targetChange: TargetChange }
  | {
      readonly documentChange: {
        readonly document: StoredDocument;
        readonly targetIds?: readonly number[];
        readonly removedTargetIds?: readonly number[];
      };
    }
  | {
      readonly documentDelete: {
        readonly document: string;
        readonly readTime: string;
        readonly removedTargetIds: readonly number[];
      };
    }
  | {
      readonly documentRemove: {
        readonly document: string;
        readonly readTime: string;
        readonly removedTargetIds: readonly number[];
      };
    };

import type { RuleMap } from './RuleValue';

export type RuleOperation = 'get' | 'list' | 'create' | 'update' | 'delete';

/** The caller: `request.auth` of the rules. */
export interface RuleAuth {
  readonly uid: string;
  /** The ID token's claims. */
  readonly token: Readonly<Record<string, unknown>>;
}

export interface AccessRequest {
  readonly operation: RuleOperation;
  /** The path below the database's root; for a list the collection's path and `*`. */
  readonly path: string;
  readonly auth: RuleAuth | null;
  /** Milliseconds since 1970. */
  readonly now: number;
  /** The stored document's fields; for a list what the query pins down. */
  readonly resource?: RuleMap | undefined;
  /** The fields as a create or an update would leave them. */
  readonly newResource?: RuleMap | undefined;
  /** The fields of a document, by its path below the database's root; undefined where it is not there. */
  readonly find: (path: string) => RuleMap | undefined;
  readonly query?: { readonly limit: number | undefined; readonly offset: number | undefined };
}

/** Decides by security rules. An error while deciding is a refusal. */
export interface DocumentRuleSet {
  allows(request: AccessRequest): boolean;
}

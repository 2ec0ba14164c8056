import type { VerifyIdToken } from '../../kernel/IdTokenClaims';
import type { OffsetClock } from '../../kernel/OffsetClock';

import type { StagedWrite } from '../commit/stageWrites';
import { pathBelowRoot, rootOf } from '../paths/documentName';
import { limitOf, type StructuredQuery } from '../query/StructuredQuery';
import type { AccessRequest, DocumentRuleSet, RuleAuth } from '../rules/DocumentRuleSet';
import type { RuleMap } from '../rules/RuleValue';
import { pinnedFields } from '../rules/pinnedFields';
import { toRuleFields } from '../rules/toRuleValue';
import { StoreError } from '../StoreError';
import type { StoredDocument } from '../StoredDocument';

/** The `Authorization` header of a session or a call. */
export interface Bearer {
  readonly authorization: string | undefined;
}

/** 'owner' is the administrator, who is not subject to rules; null is a client that is not signed in. */
export type Identity = 'owner' | RuleAuth | null;

export interface AccessGuardDependencies {
  readonly rules: DocumentRuleSet;
  readonly verifyIdToken: VerifyIdToken;
  readonly clock: Pick<OffsetClock, 'now'>;
  /** A document by its whole name; undefined where it is not there. */
  readonly find: (name: string) => StoredDocument | undefined;
  /** True if `Bearer owner` is the administrator; for tests and seeding only. */
  readonly allowOwner: boolean;
}

type Question = Pick<AccessRequest, 'operation' | 'resource' | 'newResource' | 'query'>;

/** Asks the security rules before anything is read or written. */
export class AccessGuard {
  constructor(private readonly dependencies: AccessGuardDependencies) {}

  /**
   * Returns the identity of the bearer. @throws StoreError UNAUTHENTICATED for an expired token, so that the SDK asks
   * again with a fresh one
   */
  identify({ authorization }: Bearer): Identity {
    const token = /^Bearer (.+)$/.exec(authorization ?? '')?.[1];
    if (token === undefined) return null;
    if (token === 'owner' && this.dependencies.allowOwner) return 'owner';
    const claims = this.dependencies.verifyIdToken(token);
    if (claims) return { uid: claims.sub, token: claims };
    if ((tokenExpiry(token) ?? Infinity) <= this.dependencies.clock.now())
      throw new StoreError('UNAUTHENTICATED', 'The ID token has expired.');
    return null;
  }

  checkGet(identity: Identity, name: string, document: StoredDocument | undefined): void {
    this.check(identity, name, pathBelowRoot(name), {
      operation: 'get',
      resource: document && toRuleFields(document.fields),
    });
  }

  /** For a list, only the fields that the query itself pins down are known. */
  checkList(identity: Identity, parent: string, query: StructuredQuery): void {
    const { collectionId = '', allDescendants } = query.from?.[0] ?? {};
    const below = pathBelowRoot(parent);
    const path = `${below && `${below}/`}${allDescendants ? '**/' : ''}${collectionId}/*`;
    this.check(identity, parent, path, {
      operation: 'list',
      resource: pinnedFields(query.where),
      query: { limit: limitOf(query), offset: query.offset },
    });
  }

  checkWrite(identity: Identity, { name, before, after, verifiesOnly }: StagedWrite): void {
    if (verifiesOnly) return this.checkGet(identity, name, before);
    const operation = !after ? 'delete' : before ? 'update' : 'create';
    const [resource, newResource] = [before && toRuleFields(before.fields), after && toRuleFields(after.fields)];
    return this.check(identity, name, pathBelowRoot(name), { operation, resource, newResource });
  }

  /** `name`: of anything in the same database. */
  private check(identity: Identity, name: string, path: string, question: Question): void {
    if (identity === 'owner') return;
    const { rules, clock } = this.dependencies;
    const find = (other: string): RuleMap | undefined => {
      const found = this.dependencies.find(`${rootOf(name)}/${other}`);
      return found && toRuleFields(found.fields);
    };
    const allowed = rules.allows({ ...question, path, auth: identity, now: clock.now(), find });
    if (!allowed)
      throw new StoreError('PERMISSION_DENIED', `Missing or insufficient permissions (${question.operation} ${path}).`);
  }
}

/**
 * The expiry in an ID token, in milliseconds since 1970; read without verification. Undefined for anything but a token.
 */
function tokenExpiry(token: string): number | undefined {
  try {
    const claims: unknown = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
    const seconds = typeof claims === 'object' && claims !== null && 'exp' in claims ? claims.exp : undefined;
    return typeof seconds === 'number' ? seconds * 1000 : undefined;
  } catch {
    return undefined;
  }
}

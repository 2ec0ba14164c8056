import type { Owner } from '@/infrastructure/http/endpoints/owner';

/** The subject of a call, and why the caller may make it. */
export interface Standing {
  readonly patient?: string;
  /** The facts that admitted the caller, or the reason that they entered. */
  readonly why?: string;
}

export interface OwnerCheck {
  /** Rejects callers who may not use the thing named by `id`. */
  demand(owner: Owner, uid: string, id: string): Standing;
}

/** The parts of a call in which its thing may be named. */
type Named = Readonly<Record<string, unknown>> & {
  readonly path?: object;
  readonly query?: object;
  readonly body?: object;
};

/** Holds a call against the owner that the table names; undefined where the thing is not named in `parts`. */
export function demandOwner(
  owners: OwnerCheck,
  owner: Owner,
  uid: string | undefined,
  parts: object,
): Standing | undefined {
  if (owner.of === 'everybody' || owner.of === 'caller' || uid === undefined) return {};
  const { path, query, body }: Named = parts as Named;
  const fields: Readonly<Record<string, unknown>> = { ...body, ...query, ...parts, ...path };
  const reasonField = owner.of === 'patient' ? owner.reason : undefined;
  const id = fields[owner.at];
  if (typeof id !== 'string' || (reasonField !== undefined && body === undefined)) return undefined;
  const reason = reasonField === undefined ? undefined : fields[reasonField];
  return { ...owners.demand(owner, uid, id), ...(typeof reason === 'string' && { why: reason.trim() }) };
}

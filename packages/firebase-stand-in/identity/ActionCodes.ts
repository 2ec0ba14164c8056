import type { ActionCode } from './ActionCode';
import { digestOf } from './secretText';
import { IdentityError } from './IdentityError';

export const actionCodeLifeMs = 3600 * 1000;

/** Codes that were sent by email and are not used yet. */
export class ActionCodes {
  private readonly byId = new Map<string, ActionCode>();

  put(code: ActionCode): void {
    this.byId.set(code.id, code);
  }

  remove(id: string): void {
    this.byId.delete(id);
  }

  removeAllOf(uid: string): void {
    for (const code of [...this.byId.values()]) if (code.uid === uid) this.remove(code.id);
  }

  /** Throws INVALID_OOB_CODE (unknown, or used) or EXPIRED_OOB_CODE. Looking does not use the code up. */
  peek(code: unknown, now: number): ActionCode {
    const found = typeof code === 'string' ? this.byId.get(digestOf(code)) : undefined;
    if (!found) throw new IdentityError('INVALID_OOB_CODE');
    if (found.expiresAt <= now) throw new IdentityError('EXPIRED_OOB_CODE');
    return found;
  }

  *living(now: number): Iterable<ActionCode> {
    for (const code of this.byId.values()) if (code.expiresAt > now) yield code;
  }
}

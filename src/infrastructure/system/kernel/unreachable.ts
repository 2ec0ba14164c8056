import { fail, type Result } from '@/domain/kernel/Result';

/** The answer of an adapter whose code could not be downloaded: to the caller, an unreachable server. */
export async function unreachable(): Promise<Result<never, { readonly kind: 'offline' }>> {
  return fail({ kind: 'offline' });
}

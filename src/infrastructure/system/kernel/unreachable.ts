import { fail, type Result } from '@/domain/kernel/Result';

/** What an adapter answers whose code could not be downloaded: to the caller, a server that cannot be reached. */
export async function unreachable(): Promise<Result<never, { readonly kind: 'offline' }>> {
  return fail({ kind: 'offline' });
}

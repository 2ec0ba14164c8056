import type { Container } from 'inversify';
import { isUnfinished } from '@/application/kernel/bulk/BulkStatus';
import { browserStorage } from '@/infrastructure/storage/kernel/browserStorage';
import { hasRecords } from '@/infrastructure/storage/kernel/hasRecords';
import type { UnfinishedWork } from '@/presentation/session/signOut/LogOutStore';
import { BULK_DATABASE, CodeBulkRunnerToken } from './tokens/accessCodeTokens';

/**
 * Whether the person has a bulk action on this device that is not finished. `loadAdministration` downloads what can
 * read it, and is called only where this device holds one, of whichever person.
 */
export async function findUnfinishedWork(
  container: Container,
  loadAdministration: () => Promise<unknown>,
): Promise<UnfinishedWork> {
  try {
    if (!container.isBound(CodeBulkRunnerToken)) {
      const { databases } = browserStorage();
      if (databases === undefined || !(await hasRecords(databases, BULK_DATABASE, ['bulkActions']))) return 'none';
      await loadAdministration();
    }
    const runner = container.get(CodeBulkRunnerToken);
    await runner.load();
    const status = runner.status.read();
    if (status.kind === 'unknown' || status.kind === 'unavailable') return 'couldNotCheck';
    return isUnfinished(status) ? 'some' : 'none';
  } catch {
    return 'couldNotCheck';
  }
}

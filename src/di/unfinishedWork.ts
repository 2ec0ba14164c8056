import type { Container } from 'inversify';
import { isUnfinished } from '@/application/kernel/bulk/BulkStatus';
import { browserStorage } from '@/infrastructure/storage/kernel/browserStorage';
import { hasRecords } from '@/infrastructure/storage/kernel/hasRecords';
import type { UnfinishedWork } from '@/presentation/session/signOut/LogOutStore';
import { BULK_DATABASE, CodeBulkRunnerToken, UserBulkRunnerToken, SurveyBulkRunnerToken } from './tokens/bulkTokens';

/** Of every area that has bulk actions. */
const RUNNERS = [CodeBulkRunnerToken, UserBulkRunnerToken, SurveyBulkRunnerToken] as const;

/**
 * Whether the user has an unfinished bulk action on this device. `loadAdministration` downloads the code that reads it,
 * and is called only if this device has one, of any user.
 */
export async function findUnfinishedWork(
  container: Container,
  loadAdministration: () => Promise<unknown>,
): Promise<UnfinishedWork> {
  try {
    const isLoaded = RUNNERS.every(runner => container.isBound(runner));
    if (!isLoaded) {
      const { databases } = browserStorage();
      if (databases === undefined || !(await hasRecords(databases, BULK_DATABASE, ['bulkActions']))) return 'none';
      await loadAdministration();
    }
    const found = await Promise.all(
      RUNNERS.map(async token => {
        const runner = container.get(token);
        await runner.load();
        return runner.status.read();
      }),
    );
    if (found.some(isUnfinished)) return 'some';
    const isUnchecked = found.some(({ kind }) => kind === 'unknown' || kind === 'unavailable');
    return isUnchecked ? 'couldNotCheck' : 'none';
  } catch {
    return 'couldNotCheck';
  }
}

import { documentOperations } from './operations/documentOperations';
import { listenOperations } from './operations/listenOperations';
import type { Operation } from './operations/Operation';
import { queryOperations } from './operations/queryOperations';

/** What the document store must do for the unmodified SDK; the official emulator is held to the same list. */
export const documentStoreOperations: readonly Operation[] = [...documentOperations, ...queryOperations, ...listenOperations];

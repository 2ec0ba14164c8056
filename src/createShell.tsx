import type { createContainer } from '@/di/container';
import { createShellStores } from '@/di/shell';
import { ShellForPerson } from '@/presentation/app/ShellForPerson';
import type { ShellEntry } from '@/presentation/app/ShellEntry';
import type { StoreFactories } from '@/presentation/app/StoreFactories';

/** The shell and all that it needs, downloaded in one piece after the sign-in. */
export function createShell(container: ReturnType<typeof createContainer>, stores: StoreFactories): ShellEntry {
  const createStores = createShellStores(container, stores);
  return { default: () => <ShellForPerson createStores={createStores} /> };
}

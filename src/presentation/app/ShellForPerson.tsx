import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { ShellRoot } from './ShellRoot';
import type { ShellStores } from './ShellStores';
import { ShellStoresContext } from './useShellStores';

/** Mounted for each user with their own stores. */
export const ShellForPerson = observer(function ShellForPerson({
  createStores,
}: {
  readonly createStores: () => ShellStores;
}) {
  const [stores] = useState(createStores);
  return (
    <ShellStoresContext.Provider value={stores}>
      <ShellRoot key={stores.account.spoken.current} />
    </ShellStoresContext.Provider>
  );
});

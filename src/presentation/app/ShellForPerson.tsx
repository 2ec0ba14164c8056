import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { ShellRoot } from './ShellRoot';
import type { ShellStores } from './ShellStores';
import { ShellStoresContext } from './useShellStores';

/** The shell of one user. It is mounted again for each user, with stores of their own. */
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

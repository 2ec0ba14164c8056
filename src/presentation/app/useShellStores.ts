import { useContext } from 'react';
import type { ShellStores } from './ShellStores';
import { ShellStoresContext } from './ShellStoresContext';

export function useShellStores(): ShellStores {
  const stores = useContext(ShellStoresContext);
  if (stores === undefined) throw new Error('A view stands outside the shell.');
  return stores;
}

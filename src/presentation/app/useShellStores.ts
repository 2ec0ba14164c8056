import { useContext, createContext } from 'react';
import type { ShellStores } from './ShellStores';

export function useShellStores(): ShellStores {
  const stores = useContext(ShellStoresContext);
  if (stores === undefined) throw new Error('A view is outside the shell.');
  return stores;
}

export const ShellStoresContext = createContext<ShellStores | undefined>(undefined);

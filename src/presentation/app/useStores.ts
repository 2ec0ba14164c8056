import { useContext, createContext } from 'react';
import type { StoreFactories } from './StoreFactories';

export function useStores(): StoreFactories {
  const stores = useContext(StoresContext);
  if (stores === undefined) throw new Error('A view is outside StoresContext.');
  return stores;
}

export const StoresContext = createContext<StoreFactories | undefined>(undefined);

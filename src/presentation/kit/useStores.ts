import { useContext } from 'react';
import type { StoreFactories } from './StoreFactories';
import { StoresContext } from './StoresContext';

export function useStores(): StoreFactories {
  const stores = useContext(StoresContext);
  if (stores === undefined) throw new Error('A view stands outside StoresContext.');
  return stores;
}

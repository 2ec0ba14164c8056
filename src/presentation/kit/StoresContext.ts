import { createContext } from 'react';
import type { StoreFactories } from './StoreFactories';

export const StoresContext = createContext<StoreFactories | undefined>(undefined);

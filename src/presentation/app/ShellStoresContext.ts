import { createContext } from 'react';
import type { ShellStores } from './ShellStores';

export const ShellStoresContext = createContext<ShellStores | undefined>(undefined);

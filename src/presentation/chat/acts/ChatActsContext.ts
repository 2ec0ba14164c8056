import { createContext } from 'react';
import type { ChatActStores } from './ChatActStores';

/** Undefined where a chat stands without the rest of the dashboard: then nothing can be done in it but talking. */
export const ChatActsContext = createContext<ChatActStores | undefined>(undefined);

import { insertPhrase } from '@/domain/chat/insertPhrase';
import { phraseLimits } from '@/domain/chat/phraseLimits';

/** What the box for writing and the list of phrases need of a phrase. */
export const phraseHelp = { ...phraseLimits, insert: insertPhrase };

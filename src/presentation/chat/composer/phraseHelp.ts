import { insertPhrase } from '@/domain/chat/phrases/insertPhrase';
import { phraseLimits } from '@/domain/chat/phrases/phraseLimits';

/** What the box for writing and the list of phrases need of a phrase. */
export const phraseHelp = { ...phraseLimits, insert: insertPhrase };

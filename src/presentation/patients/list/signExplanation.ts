import { explainSign, type SignExplanation, type SignName } from '@/domain/patients/list/needSigns.rule';

/** In the words of the rule. */
export const signExplanation = (name: SignName): SignExplanation => explainSign[name];

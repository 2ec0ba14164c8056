import type { StoredDraft } from '@/application/kernel/forms/FormDraft';
import { choiceField, optionalField, textField, type FormFields } from '@/application/kernel/forms/FormFields';
import { isRecord, parseRecord } from '@/domain/kernel/parseJson';
import { RISK_PRESENCES, RISK_QUESTIONS, RISK_STATES, type EnteredRisk } from '@/domain/patients/risk/RiskAssessment';
import { RISK_LEVELS } from '@/domain/patients/risk/RiskLevel';
import { readPreviousMergeDraft } from './readPreviousMergeDraft';

const presence = choiceField(RISK_PRESENCES);

/** The fields of a risk assessment: no level, state or answer is preselected. */
export const assessmentFields: FormFields<EnteredRisk> = {
  level: choiceField(RISK_LEVELS),
  suicidalThoughts: presence,
  selfHarm: presence,
  harmToOthers: presence,
  harmFromOthers: presence,
  selfNeglect: presence,
  summary: textField,
  protectiveFactors: textField,
  plan: textField,
  status: choiceField(RISK_STATES),
  reviewOn: optionalField,
};

const CHOSEN = ['level', 'status', ...RISK_QUESTIONS] as const;

/**
 * Drafts of the former version began from "low", "not asked" and "open". It is not known whether the user chose one of
 * these, so it counts as unreadable and has to be chosen again.
 */
export function readPreviousAssessmentDraft(text: string): StoredDraft | undefined {
  const stored = readPreviousMergeDraft(text);
  const isNew = (parseRecord(text)?.['id'] ?? '') !== '';
  if (stored === undefined || !isNew || !isRecord(stored.mine)) return stored;
  const { base, mine } = stored;
  const proposed = CHOSEN.filter(field => isRecord(base) && base[field] === (mine as EnteredRisk)[field]);
  return {
    ...stored,
    base: undefined,
    mine: { ...mine, ...Object.fromEntries(proposed.map(field => [field, undefined])) },
  };
}

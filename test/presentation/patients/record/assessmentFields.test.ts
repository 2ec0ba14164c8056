import { readFormDraft } from '@/application/kernel/forms/FormDraft';
import { assessmentFields, readPreviousAssessmentDraft } from '@/presentation/patients/record/assessmentFields';
import { anAssessedRisk } from '#test/support/builders/patients/anAssessment';

/** The initial values of a new assessment in the former version. */
const proposed = anAssessedRisk({
  level: 'low',
  suicidalThoughts: 'not-asked',
  selfHarm: 'not-asked',
  harmToOthers: 'not-asked',
  harmFromOthers: 'not-asked',
  selfNeglect: 'not-asked',
  summary: '',
  protectiveFactors: '',
  plan: '',
  reviewOn: null,
});

describe('a draft of a risk assessment from a former version', () => {
  it('keeps what the user wrote and chose, and asks for every preset value again', () => {
    const stored = JSON.stringify({
      etag: '',
      id: 'ra-9',
      base: proposed,
      mine: { ...proposed, summary: 'Thoughts.', selfHarm: 'past' },
    });
    const read = readFormDraft(stored, assessmentFields, readPreviousAssessmentDraft);
    expect(read).toMatchObject({
      id: 'ra-9',
      mine: { level: null, status: null, suicidalThoughts: null, selfHarm: 'past', summary: 'Thoughts.' },
    });
    expect(read?.lost).toEqual([
      'level',
      'suicidalThoughts',
      'harmToOthers',
      'harmFromOthers',
      'selfNeglect',
      'status',
    ]);
  });

  it('is read in full when it changes an assessment, since its values were chosen before', () => {
    const base = anAssessedRisk();
    const stored = JSON.stringify({ etag: '"3"', id: '', base, mine: { ...base, summary: 'Calmer.' } });
    expect(readFormDraft(stored, assessmentFields, readPreviousAssessmentDraft)).toMatchObject({
      version: '"3"',
      base,
      mine: { ...base, summary: 'Calmer.' },
      lost: [],
    });
  });
});

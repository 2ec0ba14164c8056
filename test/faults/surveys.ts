import type { SourceFault } from './SourceFault';

/** Faults of surveys: each would ask something else than was meant, or hide an answer that calls for help. */
export const surveyFaults: readonly SourceFault[] = [
  {
    name: 'the preview of a survey goes by a rule of its own',
    file: 'src/presentation/surveys/SurveyPreviewStore.ts',
    find: 'return questionsOf({ pages: this.pages() }).find(({ id }) => id === next);',
    replace: 'return questionsOf({ pages: this.pages() })[next === null ? Infinity : this.behind.length];',
    test: 'test/presentation/surveys/SurveyPreviewStore.test.ts',
    fails: ['asks what the second implementation asks, question by question, over 500 random walks'],
  },
  {
    name: 'an answer to a hidden question decides what is shown',
    file: 'src/domain/surveys/surveyWalk.rule.ts',
    find: 'if (!isShown(question, id => given.get(id))) return false;',
    replace: 'if (!isShown(question, id => answerTo(answers, id))) return false;',
    test: 'test/domain/surveys/SurveyPaths.test.ts',
    fails: ['walks like a second implementation, over 500 random walks'],
  },
  {
    name: 'a survey is published again in the version that somebody reads or has answered',
    file: 'src/domain/surveys/surveyAct.rule.ts',
    find: "state: 'published', version: version + 1 }",
    replace: "state: 'published', version: Math.max(version, 1) }",
    test: 'test/sandbox/backend/surveys/surveySessions.test.ts',
    fails: [
      'keep their version when the questions change',
      'are refused where other questions were published meanwhile',
    ],
  },
  {
    name: 'a survey is published with a dead end',
    file: 'src/domain/surveys/surveyFaults.ts',
    find: "    ...deadEnds({ survey }).map(fault => ({ check: 'deadEnds' as const, ...fault })),\n",
    replace: '',
    test: 'test/presentation/surveys/SurveyBuilderStore.test.ts',
    fails: ['saves a draft with faults, and publishes none'],
  },
  {
    name: 'a question about harm is published none of whose answers is an alarm',
    file: 'src/domain/surveys/crisisContacts.rule.ts',
    find: "return [{ question: question.id, reason: 'allNone' }];",
    replace: 'return [];',
    test: 'test/rules.test.ts',
    fails: ['CR-SURVEY-11 crisisContacts, all-none: no answer could be an alarm'],
  },
  {
    name: 'an answer of harm that was taken back is no alarm',
    file: 'sandbox/backend/surveys/SurveyResponses.ts',
    find: 'alarms: [...raised, ...(before?.alarms ?? [])],',
    replace: 'alarms: raised,',
    test: 'test/sandbox/backend/surveys/surveySessions.test.ts',
    fails: ['gives the crisis contact of the organisation at once and is an alarm, also when it is taken back'],
  },
  {
    name: 'a draft of the device goes over what was saved since',
    file: 'src/presentation/surveys/SurveyBuilderStore.ts',
    find: 'return etag !== undefined && form.isUnsaved && form.version !== etag && accepted !== etag;',
    replace: 'return etag === undefined && form.isUnsaved && accepted !== etag;',
    test: 'test/presentation/surveys/SurveyBuilderStore.test.ts',
    fails: ['lets no draft of the device overwrite what was saved since it was written'],
  },
  {
    name: 'an alarm of a survey that could not be read counts as none',
    file: 'src/domain/patients/list/toPatientSignals.ts',
    find: "surveyAlarm: patient.surveyAlarm ?? unless('surveyAlarm', null),",
    replace: 'surveyAlarm: patient.surveyAlarm,',
    test: 'test/domain/patients/list/toPatientSignals.test.ts',
    fails: ['takes a survey answer that could not be read for no none'],
  },
];

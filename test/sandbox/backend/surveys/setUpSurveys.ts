import { callingPatient } from '#sandbox/backend/patientApp/callingPatient';
import { ChangeHistory } from '#sandbox/backend/kernel/ChangeHistory';
import { Members } from '#sandbox/backend/organisations/Members';
import { Organisations } from '#sandbox/backend/organisations/Organisations';
import { createSurveys } from '#sandbox/backend/surveys/createSurveys';
import type { StoredSurvey } from '#sandbox/backend/surveys/StoredSurvey';
import { MemoryLines } from '#firebase-stand-in/journal/MemoryLines';
import { memoryJournal } from '#firebase-stand-in/journal/memoryJournal';
import { seededTree } from '#sandbox/seed/organisations/seededOrganisations';
import { sessionOf } from '../sessionOf';
import { amy, rhea, setUpChat, sol } from '../setUpChat';

/**
 * Surveys of a service in which sol belongs to a board and rhea to the provider. Pass the lines of another to simulate
 * a restart.
 */
export function setUpSurveys(seeded: readonly StoredSurvey[] = [], lines = new MemoryLines()) {
  const { chat, clock } = setUpChat();
  const members = new Members(
    new Map([
      [sol.patientId, { organisation: 'org-2', since: 0 }],
      [rhea.patientId, { organisation: 'org-1', since: 0 }],
    ]),
  );
  const area = createSurveys({
    ...{ members, clock, journal: memoryJournal(lines), callingPatient: callingPatient(chat.people) },
    organisations: new Organisations(seededTree),
    history: new ChangeHistory(clock, uid => uid),
    nameOf: uid => uid,
    seeded: () => new Map(seeded.map(survey => [survey.id, survey])),
  });
  return {
    ...area,
    ...{ clock, lines },
    asAmy: { caller: sessionOf(amy) },
    asSol: { caller: sessionOf(sol) },
    asRhea: { caller: sessionOf(rhea) },
  };
}

import 'reflect-metadata';
import { randomUUID } from 'node:crypto';
import { AxiosSurveyGateway } from '@/infrastructure/http/surveys/AxiosSurveyGateway';
import { sandboxClient } from '#test/support/builders/kernel/sandboxClient';
import { sharedSandbox } from '#test/support/builders/kernel/sharedSandbox';
import { anEnding, aPage, aQuestion } from '#test/support/builders/surveys/aSurvey';
import { surveyGatewayContract } from '#test/support/contracts/surveys/surveyGatewayContract';
import { FakeSurveyGateway } from '#test/support/fakes/surveys/FakeSurveyGateway';

let count = 0;
const pages = aPage(aQuestion('a'), anEnding);

surveyGatewayContract('FakeSurveyGateway', async () => {
  const gateway = new FakeSurveyGateway()
    .addOrganisation('north', 'North Board')
    .addOrganisation('ward', 'Ward', 'north')
    .add('one')
    .add('two')
    .add('three');
  return {
    gateway,
    newId: () => `survey-${(count += 1)}`,
    organisations: [
      { id: 'north', name: 'North Board' },
      { id: 'ward', name: 'Ward' },
    ],
    answered: async () => {
      gateway.add('answered', { state: 'published', version: 1, answers: 1, pages });
      return 'answered';
    },
    breakDown: () => gateway.planned.failNext('list', { kind: 'unreachable' }),
    stop: async () => undefined,
  };
});

describe('in the sandbox', () => {
  const sandbox = sharedSandbox();

  surveyGatewayContract('AxiosSurveyGateway', async () => {
    const { surveys } = sandbox.now().backend.administration;
    return {
      gateway: new AxiosSurveyGateway(sandboxClient(sandbox.now(), 'staff-dana').client),
      newId: randomUUID,
      organisations: [
        { id: 'org-2', name: 'Castleton Health Board 2' },
        { id: 'org-1222', name: sandbox.now().backend.administration.organisations.get('org-1222').name },
      ],
      answered: async () => {
        const id = randomUUID();
        const urlSuffix = `answered-${(count += 1)}`;
        surveys.surveys.put({
          ...{
            id,
            title: 'Answered',
            urlSuffix,
            state: 'published',
            pages,
            versions: [{ version: 1, title: 'Answered', pages }],
          },
          ...{ organisations: ['org-1'], changedAt: 0, changedBy: 'staff-dana' },
        });
        const [patient] = sandbox.now().backend.chat.people.patients();
        surveys.answering.answer(patient?.patientId ?? '', urlSuffix, { responseData: { a: true } });
        return id;
      },
      breakDown: sandbox.breakDown,
      stop: sandbox.mend,
    };
  });
});

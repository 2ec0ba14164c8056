import { render } from '@testing-library/react';
import { observer } from 'mobx-react-lite';
import { MemoryRouter } from 'react-router-dom';
import { endsAccess } from '@/application/patients/record/endsAccess';
import { LoadScores } from '@/application/patients/scores/LoadScores';
import { ProfileHeader } from '@/presentation/patients/profile/ProfileHeader';
import { ProfileSide } from '@/presentation/patients/profile/ProfileSide';
import { patientFailureText, patientsText } from '@/presentation/patients/patientsText';
import { MoodMeter } from '@/presentation/patients/scores/MoodMeter';
import { patientScoresText } from '@/presentation/patients/scores/patientScoresText';
import { ScoresStore } from '@/presentation/patients/scores/ScoresStore';
import { useStore } from '@/presentation/kit/useStore';
import { aPatient } from '#test/support/builders/patients/aPatient';
import { patientTools } from '#test/support/builders/patients/patientTools';
import { FakePatientGateway } from '#test/support/fakes/patients/FakePatientGateway';
import { ManualClock } from '#test/support/fakes/kernel/ManualClock';
import { settled } from '#test/support/settled';
import { acts } from './acts';
import type { FailingCall } from './FailingCall';

type Tools = ReturnType<typeof patientTools>;

const Header = observer(function Header({ tools }: { readonly tools: Tools }) {
  const store = useStore(() => tools.stores.profile());
  return (
    <>
      <ProfileHeader store={store} canChat={false} />
      {store.hasSide && <ProfileSide store={store} />}
    </>
  );
});

async function openHeader(arrange: (tools: Tools) => void): Promise<void> {
  const tools = patientTools();
  arrange(tools);
  await settled(() =>
    render(
      <MemoryRouter>
        <Header tools={tools} />
      </MemoryRouter>,
    ),
  );
}

function Scores({ gateway }: { readonly gateway: FakePatientGateway }) {
  const clock = new ManualClock();
  return (
    <MoodMeter
      store={useStore(
        () =>
          new ScoresStore('p-ana', 'Europe/London', {
            loadScores: new LoadScores(gateway),
            clock,
          }),
      )}
    />
  );
}

async function openScores(arrange: (gateway: FakePatientGateway) => void): Promise<FakePatientGateway> {
  const gateway = new FakePatientGateway(aPatient());
  arrange(gateway);
  await settled(() => render(<Scores gateway={gateway} />));
  return gateway;
}

export const overviewCalls: readonly FailingCall[] = [
  {
    screen: 'header',
    call: 'who the patient is',
    never: [/Not flagged/, /No risk alarms/],
    run: failure => openHeader(({ patient }) => patient.planned.failNext('details', failure)),
    says: kind => [patientsText('profile.failed', { why: patientFailureText({ kind }) })],
  },
  {
    screen: 'header',
    call: 'open risk',
    ignoreErrors: true,
    never: [/Open risk assessmentsNone/, /No risk alarms/],
    run: failure => openHeader(({ assessments }) => assessments.planned.failNext('list', failure)),
    says: () => [`${patientsText('profile.assessments')}${patientsText('profile.couldNotCheck')}`],
  },
  {
    screen: 'header',
    call: 'the next appointment',
    ignoreErrors: true,
    never: [/Next appointmentNone/],
    run: failure => openHeader(({ history }) => history.planned.failAlways('page', failure)),
    says: () => [`${patientsText('profile.appointments')}${patientsText('profile.couldNotCheck')}`],
  },
  {
    screen: 'mood and scores',
    call: 'the time shown first',
    never: [/reported no mood/, /filled in no/],
    run: failure => openScores(gateway => gateway.planned.failNext('graph', failure)),
    says: kind => [patientScoresText(`failure.${kind}`)],
  },
  {
    screen: 'mood and scores',
    call: 'another time',
    run: async failure => {
      const gateway = await openScores(() => undefined);
      await acts.choose('Time shown', '30 days');
      gateway.planned.failNext('graph', failure);
      await acts.choose('Time shown', '365 days');
    },
    says: kind => [endsAccess({ kind }) ? patientScoresText(`failure.${kind}`) : 'Couldn’t load the chosen dates.'],
  },
];

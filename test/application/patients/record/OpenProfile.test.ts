import { OpenProfile, type Profile, type ProfilePart } from '@/application/patients/record/OpenProfile';
import { fail } from '@/domain/kernel/Result';
import { aPatient } from '#test/support/builders/patients/aPatient';
import { anAppointment } from '#test/support/builders/patients/appointmentTools';
import { anAssessment } from '#test/support/builders/patients/anAssessment';
import { eventually } from '#test/support/eventually';
import { FakePatientGateway } from '#test/support/fakes/patients/FakePatientGateway';
import { FakePatientHistory } from '#test/support/fakes/patients/FakePatientHistory';
import { FakePatientRecordGateway } from '#test/support/fakes/patients/FakePatientRecordGateway';
import { FakeRiskAssessmentGateway } from '#test/support/fakes/patients/FakeRiskAssessmentGateway';
import { ManualClock } from '#test/support/fakes/kernel/ManualClock';

function setUp() {
  const [patients, records, assessments, moments, clock] = [
    new FakePatientGateway(aPatient()),
    new FakePatientRecordGateway(),
    new FakeRiskAssessmentGateway(),
    new FakePatientHistory(),
    new ManualClock(),
  ];
  const received: Profile[] = [];
  const open = (...parts: readonly ProfilePart[]) =>
    new OpenProfile({ patients, records, assessments, moments }, clock).execute(
      'p-ana',
      profile => received.push(profile),
      parts.length === 0 ? undefined : parts,
    );
  const statuses = () =>
    Object.fromEntries(Object.entries(received.at(-1) ?? {}).map(([part, { status }]) => [part, status]));
  return { patients, records, assessments, moments, clock, received, open, statuses };
}

const known = { details: 'known', record: 'known', riskAssessments: 'known', appointments: 'known', phq9: 'known' };

describe('OpenProfile', () => {
  it('reports each part as soon as it is loaded', async () => {
    const { received, open, statuses, assessments } = setUp();
    assessments.put(anAssessment());
    open();
    expect(statuses()).toEqual({
      details: 'unknown',
      record: 'unknown',
      riskAssessments: 'unknown',
      appointments: 'unknown',
      phq9: 'unknown',
    });
    await eventually(() => expect(statuses()).toEqual(known));
    expect(received).toHaveLength(6);
    expect(received.at(-1)).toMatchObject({
      details: { value: { firstName: 'Ana' } },
      riskAssessments: { value: { assessments: [{ riskAssessmentId: 'ra-1' }] } },
    });
  });

  it('loads nothing that was not requested', async () => {
    const { open, statuses, moments, records, patients } = setUp();
    open('record', 'riskAssessments');
    await eventually(() =>
      expect(statuses()).toEqual({
        details: 'unknown',
        record: 'known',
        riskAssessments: 'known',
        appointments: 'unknown',
        phq9: 'unknown',
      }),
    );
    expect([records, patients, moments].map(({ planned }) => planned.calls)).toEqual([['read'], [], []]);
  });

  it.each(['details', 'record', 'riskAssessments', 'appointments'] as const)(
    'shows the other parts when %s cannot be loaded',
    async part => {
      const { patients, records, assessments, moments, open, statuses } = setUp();
      if (part === 'details') patients.planned.failNext('details', { kind: 'unreachable' });
      if (part === 'record') records.planned.failNext('read', { kind: 'unreachable' });
      if (part === 'riskAssessments') assessments.planned.failNext('list', { kind: 'unreachable' });
      if (part === 'appointments') moments.planned.failNext('page', { kind: 'unreachable' });
      const { reload } = save(open());
      await eventually(() => expect(statuses()).toEqual({ ...known, [part]: 'couldNotCheck' }));
      reload(part);
      await eventually(() => expect(statuses()).toEqual(known));
    },
  );

  it('keeps the known values when a reload fails, marked as not checked', async () => {
    const { patients, clock, received, open, statuses } = setUp();
    const { reload } = save(open());
    await eventually(() => expect(statuses()).toEqual(known));
    const knownAt = clock.now();
    clock.advance(60_000);
    patients.planned.failNext('details', { kind: 'unreachable' });
    reload('details');
    await eventually(() =>
      expect(received.at(-1)?.details).toMatchObject({
        status: 'couldNotCheck',
        failure: { kind: 'unreachable' },
        last: { value: { firstName: 'Ana' }, at: knownAt },
      }),
    );
  });

  it.each(['notAllowed', 'notFound'] as const)('clears a patient whom this user may no longer see: %s', async kind => {
    const { patients, received, open, statuses } = setUp();
    const { reload } = save(open());
    await eventually(() => expect(statuses()).toEqual(known));
    patients.planned.failNext('details', { kind });
    reload('details');
    await eventually(() => expect(received.at(-1)?.details).toEqual({ status: 'couldNotCheck', failure: { kind } }));
  });

  it.each([
    ['few', 2],
    ['more than two pages', 230],
  ])('shows all coming and current appointments, the next first, when there are %s', async (_many, count) => {
    const { moments, clock, received, open, statuses } = setUp();
    const hour = 3_600_000;
    const at = (momentId: string, start: number) => anAppointment(momentId, new Date(start).toISOString());
    moments.put(
      at('past', clock.now() - hour),
      at('under way', clock.now() - 1_000),
      ...Array.from({ length: count }, (_, place) => at(`a-${place}`, clock.now() + (place + 1) * hour)),
    );
    open();
    await eventually(() => expect(statuses()).toEqual(known));
    const { appointments } = received.at(-1) ?? {};
    expect(appointments?.status === 'known' && appointments.value.map(({ momentId }) => momentId)).toEqual([
      'under way',
      ...Array.from({ length: count }, (_, place) => `a-${place}`),
    ]);
  });

  it('reports the appointments as not checked when a later page of them fails', async () => {
    const { moments, clock, open, statuses } = setUp();
    moments.put(
      ...Array.from({ length: 130 }, (_, place) =>
        anAppointment(`a-${place}`, new Date(clock.now() + (place + 1) * 3_600_000).toISOString()),
      ),
    );
    const page = moments.page.bind(moments);
    moments.page = query => (query.cursor === undefined ? page(query) : Promise.resolve(fail({ kind: 'unreachable' })));
    open();
    await eventually(() => expect(statuses()).toEqual({ ...known, appointments: 'couldNotCheck' }));
  });

  it('reports nothing once it is closed', async () => {
    const { received, open } = setUp();
    open().stop();
    await new Promise(resolve => setTimeout(resolve, 5));
    expect(received).toHaveLength(1);
  });
});

/** The same methods, bound. */
const save = (opened: ReturnType<OpenProfile['execute']>) => ({
  reload: (part: Parameters<typeof opened.reload>[0]) => opened.reload(part),
});

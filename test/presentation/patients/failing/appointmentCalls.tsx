import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { AppointmentForm } from '@/presentation/patients/appointments/AppointmentForm';
import { AppointmentList } from '@/presentation/patients/appointments/AppointmentList';
import { appointmentsText } from '@/presentation/patients/appointments/appointmentsText';
import { useStore } from '@/presentation/kit/useStore';
import { anAppointment, appointmentTools } from '#test/support/builders/patients/appointmentTools';
import { settled } from '#test/support/settled';
import { acts } from './acts';
import type { FailingCall, Kind } from './FailingCall';

type Tools = ReturnType<typeof appointmentTools>;

const why = (kind: Kind): string => appointmentsText(`failure.${kind}`);
const nothing = (): void => undefined;
const calm = [/No upcoming appointments/, /No past appointments/];
const START = '2026-03-30T10:00';

function Form({ tools, momentId }: { readonly tools: Tools; readonly momentId: string | null }) {
  return <AppointmentForm store={useStore(() => tools.form(momentId))} />;
}

function List({ tools }: { readonly tools: Tools }) {
  return <AppointmentList store={useStore(() => tools.list())} pathOf={() => '/one'} />;
}

async function open(screenOf: (tools: Tools) => React.ReactElement, arrange: (tools: Tools) => void): Promise<Tools> {
  const tools = appointmentTools();
  tools.history.put(anAppointment('a-1', '2026-03-30T09:00:00Z', { place: 'Room 4' }));
  arrange(tools);
  await settled(() => render(<MemoryRouter>{screenOf(tools)}</MemoryRouter>));
  return tools;
}

const openList = (arrange: (tools: Tools) => void = nothing): Promise<Tools> =>
  open(tools => <List tools={tools} />, arrange);
const openForm = (momentId: string | null, arrange: (tools: Tools) => void = nothing): Promise<Tools> =>
  open(tools => <Form tools={tools} momentId={momentId} />, arrange);

async function timed(arrange: (tools: Tools) => void = nothing): Promise<Tools> {
  const tools = await openForm(null, arrange);
  await acts.typeMoment('Start (your time)', START);
  await acts.type(/^Location/, 'Room 5');
  await acts.type('Type', 'video');
  return tools;
}

async function looked(arrange: (tools: Tools) => void): Promise<void> {
  const { clock } = await timed(arrange);
  await settled(() => clock.advance(400));
}

/** The entries, with the day as it was typed. */
const typed = [
  ['Date, Start (your time)', START.slice(0, 10)],
  ['Time, Start (your time)', START.slice(11)],
  ['Location, phone number or link', 'Room 5'],
] as const;
/** A field that lost the focus formats its day. */
const left = [
  ['Date, Start (your time)', START.slice(0, 10).split('-').reverse().join('/')],
  ...typed.slice(1),
] as const;
const notSaved = (kind: Kind): readonly string[] =>
  kind === 'unreachable'
    ? [appointmentsText('form.maybeSaved')]
    : [appointmentsText('form.notSaved', { why: why(kind) })];
const free = [/overlaps no appointment known here/];

export const appointmentCalls: readonly FailingCall[] = [
  {
    screen: 'appointments',
    call: 'listing',
    never: calm,
    run: failure => openList(({ history }) => history.planned.failNext('page', failure)),
    says: kind => [appointmentsText('listFailed'), why(kind)],
  },
  {
    screen: 'appointments',
    call: 'by which clock one works',
    never: calm,
    run: failure => openList(({ calendar }) => calendar.planned.failNext('timeZone', failure)),
    says: kind => [appointmentsText('listFailed'), why(kind)],
  },
  {
    screen: 'appointments',
    call: 'recording what became of one',
    never: [/^Recorded\.$/m],
    run: async failure => {
      const { history } = await openList();
      history.planned.failNext('change', failure);
      await acts.tick('checkbox', /^Select the appointment/);
      await acts.press('Cancelled');
    },
    says: kind => [
      kind === 'unreachable' ? appointmentsText('settleUnknown') : appointmentsText('settleFailed', { why: why(kind) }),
    ],
  },
  {
    screen: 'new appointment',
    call: 'by which clock one works',
    run: failure => openForm(null, ({ calendar }) => calendar.planned.failNext('timeZone', failure)),
    says: kind => [appointmentsText('form.zoneFailed', { why: why(kind) })],
  },
  {
    screen: 'new appointment',
    call: 'making it',
    typed: left,
    run: async failure => {
      await timed(({ history }) => history.planned.failNext('make', failure));
      await acts.press('Add appointment');
    },
    says: notSaved,
  },
  {
    screen: 'new appointment',
    call: 'one’s weekly times',
    ignoreErrors: true,
    typed,
    never: free,
    run: failure => looked(({ calendar }) => calendar.planned.failNext('availability', failure)),
    says: () => [appointmentsText('clash.availabilityNotChecked')],
  },
  {
    screen: 'new appointment',
    call: 'the patient’s other appointments',
    ignoreErrors: true,
    typed,
    never: free,
    run: failure => looked(({ history }) => history.planned.failNext('page', failure)),
    says: () => [appointmentsText('clash.overlapsNotChecked')],
  },
  {
    screen: 'new appointment',
    call: 'appointments of other patients',
    ignoreErrors: true,
    typed,
    never: free,
    run: failure => looked(({ patients }) => patients.planned.failAlways('page', failure)),
    says: () => [appointmentsText('clash.overlapsNotChecked')],
  },
  {
    screen: 'changing an appointment',
    call: 'finding it',
    run: failure => openForm('a-1', ({ history }) => history.planned.failNext('find', failure)),
    says: kind => [appointmentsText('form.findFailed', { why: why(kind) })],
  },
  {
    screen: 'changing an appointment',
    call: 'saving it',
    typed: left,
    run: async failure => {
      const { history } = await openForm('a-1');
      await screen.findByDisplayValue('Room 4');
      await acts.typeMoment('Start (your time)', START);
      await acts.type(/^Location/, 'Room 5');
      history.planned.failNext('change', failure);
      await acts.press('Save appointment');
    },
    says: notSaved,
  },
];

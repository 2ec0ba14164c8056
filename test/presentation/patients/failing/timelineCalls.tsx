import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { endsAccess } from '@/application/patients/record/endsAccess';
import { PatientTimeline } from '@/presentation/patients/timeline/PatientTimeline';
import { patientTimelineText } from '@/presentation/patients/timeline/patientTimelineText';
import { aMoment } from '#test/support/builders/patients/aMoment';
import { aPrintSubject } from '#test/support/builders/patients/aPrintSubject';
import { historyTools } from '#test/support/builders/patients/historyTools';
import { settled } from '#test/support/settled';
import { acts } from './acts';
import type { FailingCall, Kind } from './FailingCall';

type Tools = ReturnType<typeof historyTools>;

const NOTE = 'New note about Ana Lima';
const why = (kind: Kind): string => patientTimelineText(`failure.${kind}`);
const others = ['sessionEnded', 'notAllowed', 'notFound', 'refused'] as const;
const calm = [/Nothing has been recorded yet/, /Nothing new/, /where the record begins/];

async function open(arrange: (tools: Tools) => void = () => undefined): Promise<Tools> {
  const tools = historyTools();
  tools.history.put(aMoment());
  arrange(tools);
  await settled(() =>
    render(
      <MemoryRouter>
        <PatientTimeline
          open={() => tools.actions}
          name="Ana Lima"
          printSubject={aPrintSubject}
          access="write"
          recordPath="/record"
        />
      </MemoryRouter>,
    ),
  );
  return tools;
}

async function opened(arrange?: (tools: Tools) => void): Promise<Tools> {
  const tools = await open(arrange);
  await screen.findAllByRole('article');
  return tools;
}

async function written(failure: Parameters<FailingCall['run']>[0]): Promise<Tools> {
  const tools = await opened();
  await acts.type(NOTE, 'Called her sister.');
  tools.history.planned.failNext('addNote', failure);
  await acts.press('Save note');
  return tools;
}

async function rated(): Promise<Tools> {
  const tools = await opened();
  await acts.press('Record CGI');
  await acts.type('How ill is the patient at this time?', '4');
  await acts.type('Compared with the first impression, how much has the patient changed?', 'first');
  await acts.type('Remark (optional)', 'Slower than in May');
  return tools;
}

async function described(): Promise<Tools> {
  const tools = await opened();
  await acts.press(/^Show description/);
  await acts.type('What staff should know about this entry', 'Ask about sleep.');
  return tools;
}

const description = [['What staff should know about this entry', 'Ask about sleep.']] as const;

export const timelineCalls: readonly FailingCall[] = [
  {
    screen: 'timeline',
    call: 'the newest page',
    never: calm,
    run: failure => open(({ history }) => history.planned.failNext('page', failure)),
    says: kind => [patientTimelineText('failed'), why(kind)],
  },
  {
    screen: 'timeline',
    call: 'looking for newer ones',
    never: calm.slice(0, 2),
    run: async failure => {
      const { history } = await opened();
      history.planned.failNext('page', failure);
      await acts.press('Refresh');
    },
    says: kind => [
      endsAccess({ kind }) ? patientTimelineText('failed') : 'Couldn’t check for newer entries.',
      why(kind),
    ],
  },
  {
    screen: 'timeline',
    call: 'an older page',
    never: [/where the record begins/],
    run: async failure => {
      const { history } = await opened(tools =>
        tools.history.put(
          ...Array.from({ length: 60 }, (_, day) =>
            aMoment({ momentId: `m-${String(day)}`, at: Date.UTC(2026, 8, 30) - day * 86_400_000 }),
          ),
        ),
      );
      history.planned.failNext('page', failure);
      await acts.press('Load older entries');
    },
    says: kind => [patientTimelineText(endsAccess({ kind }) ? 'failed' : 'older.failed'), why(kind)],
  },
  {
    ...{
      screen: 'timeline',
      call: 'when one looked last',
      kinds: ['unreachable'],
      ignoreErrors: true,
      never: calm.slice(0, 2),
    },
    run: () => open(({ looked }) => void (looked.reachable = false)),
    says: () => [patientTimelineText('news.unknown')],
  },
  {
    ...{
      screen: 'note',
      call: 'saving',
      kinds: others,
      typed: [[NOTE, 'Called her sister.']],
      never: [/The note is saved/],
    },
    run: written,
    says: kind => [why(kind)],
  },
  {
    ...{
      screen: 'note',
      call: 'saving',
      kinds: ['unreachable'],
      typed: [[NOTE, 'Called her sister.']],
      never: [/The note is saved/],
    },
    run: written,
    says: () => [patientTimelineText('note.unconfirmed')],
  },
  {
    ...{
      screen: 'note',
      call: 'looking whether it was saved',
      typed: [[NOTE, 'Called her sister.']],
      never: [/The note is saved/],
    },
    run: async failure => {
      const { history } = await written({ kind: 'unreachable' });
      history.planned.failNext('page', failure);
      await acts.press('Check and finish');
    },
    says: () => [patientTimelineText('note.unconfirmed')],
  },
  {
    screen: 'description',
    call: 'reading it',
    never: [/\(empty\)/],
    run: async failure => {
      const { history } = await opened();
      history.planned.failNext('read', failure);
      await acts.press(/^Show description/);
    },
    says: kind => [patientTimelineText('describe.failed'), why(kind)],
  },
  {
    screen: 'description',
    call: 'who changed it',
    never: [/No changes yet/],
    run: async failure => {
      const { history } = await opened();
      history.planned.failNext('audit', failure);
      await acts.press(/^Show description/);
    },
    says: kind => [patientTimelineText('describe.historyFailed'), why(kind)],
  },
  {
    ...{
      screen: 'description',
      call: 'reading it once more before it is written',
      typed: description,
      never: [/The description is saved/],
    },
    run: async failure => {
      (await described()).history.planned.failNext('read', failure);
      await acts.press('Save description');
    },
    says: kind => [why(kind)],
  },
  {
    screen: 'description',
    call: 'writing it',
    typed: description,
    never: [/The description is saved/],
    run: async failure => {
      (await described()).history.planned.failNext('write', failure);
      await acts.press('Save description');
    },
    says: kind => [why(kind)],
  },
  {
    screen: 'whole content',
    call: 'reading it',
    never: [/\(empty\)/],
    run: async failure => {
      const { history } = await opened();
      history.planned.failNext('content', failure);
      await acts.press(/^Show full content/);
    },
    says: kind => [
      patientTimelineText('content.failed'),
      kind === 'notAllowed' ? patientTimelineText('content.notAllowed') : why(kind),
    ],
  },
  {
    screen: 'CGI',
    call: 'saving',
    never: [/The impression is saved/],
    ...{
      typed: [
        ['How ill is the patient at this time?', '4'],
        ['Remark (optional)', 'Slower than in May'],
      ] as const,
    },
    run: async failure => {
      (await rated()).history.planned.failNext('recordCgi', failure);
      await acts.press('Save impression');
    },
    says: kind => [why(kind), ...(kind === 'unreachable' ? [patientTimelineText('cgi.maybeSaved')] : [])],
  },
  {
    screen: 'deletion',
    call: 'hiding',
    never: [/Deleted by you/],
    run: async failure => {
      const { history } = await opened();
      history.planned.failNext('softDelete', failure);
      await acts.press(/^Delete: Note/);
      await acts.press('Delete content');
    },
    says: kind => [why(kind)],
  },
  {
    screen: 'deletion',
    call: 'taking back',
    never: [/The note was deleted/],
    run: async failure => {
      const { history } = await opened();
      history.planned.failNext('removeNote', failure);
      await acts.press(/^Delete: Note/);
      await acts.tick('radio', /^Delete note/);
      await acts.press('Delete note');
    },
    says: kind => [why(kind)],
  },
  {
    ...{
      screen: 'deletion',
      call: 'asking for it for good',
      never: [/You asked for permanent deletion/],
      typed: [['Reason', 'Another person’s record']],
    },
    run: async failure => {
      const { history } = await opened();
      history.planned.failNext('requestHardDelete', failure);
      await acts.press(/^Delete: Note/);
      await acts.tick('radio', /^Ask for permanent deletion/);
      await acts.type('Reason', 'Another person’s record');
      await acts.press('Ask for deletion');
    },
    says: kind => [why(kind)],
  },
];

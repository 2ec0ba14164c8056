import type { Backend } from '#sandbox/backend/createBackend';
import type { DashboardFigure, DashboardSource } from './DashboardProvider';

type Service = Pick<Backend, 'chat' | 'administration'>;

/** The dashboards of the other provider, each with numbers of the sandbox's data. */
export const dashboardSources = (service: () => Service): readonly DashboardSource[] => [
  {
    viewId: 'service-use',
    title: 'Chats and requests',
    filters: [{ column: 'generation', label: 'Chats', values: ['V1', 'V2'] }],
    read: () => chatFigures(service()),
  },
  {
    viewId: 'survey-answers',
    title: 'Survey answers',
    filters: [{ column: 'state', label: 'State of the survey', values: ['Draft', 'Published', 'Retired'] }],
    read: () => surveyFigures(service()),
  },
];

interface OfPatient {
  readonly patientId: string;
  readonly generation?: string;
}

function chatFigures({ chat }: Service): readonly DashboardFigure[] {
  const rooms = chat.rooms.all();
  const waiting = chat.requests.waiting();
  const of = (label: string, things: readonly OfPatient[]): readonly DashboardFigure[] =>
    ['v1', 'v2'].map(generation => {
      const own = things.filter(one => (one.generation ?? 'v2') === generation);
      return {
        label: `${label}, ${generation.toUpperCase()}`,
        ...{ count: own.length, people: new Set(own.map(({ patientId }) => patientId)).size },
        by: { generation: generation.toUpperCase() },
      };
    });
  const patients = chat.people.patients().length;
  return [
    { label: 'Patients with an account', count: patients, people: patients, by: {} },
    ...of(
      'Open chats',
      rooms.filter(({ endedAt }) => endedAt === undefined),
    ),
    ...of(
      'Chats that have ended',
      rooms.filter(({ endedAt }) => endedAt !== undefined),
    ),
    ...of('Requests that wait', waiting),
  ];
}

const stateWords = { draft: 'Draft', published: 'Published', retired: 'Retired' } as const;

/** Surveys that the dashboard shows, those with the most answers first. */
const MOST_SURVEYS = 12;

const surveyFigures = ({ administration: { surveys } }: Service): readonly DashboardFigure[] =>
  surveys.surveys
    .all()
    .map(({ id, title, state }) => ({
      ...{ label: title, count: surveys.answering.count(id) },
      people: new Set(surveys.responsesTo(id).map(({ patientId }) => patientId)).size,
      by: { state: stateWords[state] },
    }))
    .sort((a, b) => b.count - a.count)
    .slice(0, MOST_SURVEYS);

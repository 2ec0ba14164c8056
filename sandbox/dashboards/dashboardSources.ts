import type { Backend } from '#sandbox/backend/createBackend';
import type { DashboardFigure, DashboardSource } from './DashboardProvider';

type Service = Pick<Backend, 'chat' | 'administration'>;

/** The dashboards that the other provider has, each with numbers of what the sandbox holds. */
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

function chatFigures({ chat }: Service): readonly DashboardFigure[] {
  const rooms = chat.rooms.all();
  const waiting = chat.requests.waiting();
  const countOf = (things: readonly { readonly generation?: string }[], generation: string): number =>
    things.filter(({ generation: own = 'v2' }) => own === generation).length;
  const of = (label: string, things: readonly { readonly generation?: string }[]): readonly DashboardFigure[] =>
    ['v1', 'v2'].map(generation => ({
      label: `${label}, ${generation.toUpperCase()}`,
      count: countOf(things, generation),
      by: { generation: generation.toUpperCase() },
    }));
  return [
    { label: 'Patients with an account', count: chat.people.patients().length, by: {} },
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
      by: { state: stateWords[state] },
    }))
    .sort((a, b) => b.count - a.count)
    .slice(0, MOST_SURVEYS);

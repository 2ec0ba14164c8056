import type { MomentDto, MomentPageDto } from '@/infrastructure/http/patients/momentDtos';
import type { AssignedPatientPageDto } from '@/infrastructure/http/patients/assignedPatientDtos';
import type { GraphDto } from '@/infrastructure/http/patients/patientDtos';
import type { AppState } from '#sandbox/practice/app/appStateOf';
import { practiceCommand } from '#sandbox/practice/practiceCommand';
import type { Sandbox } from '#sandbox/server/Sandbox';
import { startSandbox } from '#sandbox/server/startSandbox';
import { callsOf, saveSection } from '#test/support/builders/organisations/organisationCalls';
import { callApi } from '#test/sandbox/server/signInStaff';

const dayMs = 86_400_000;
const dayBefore = () => new Date(Date.now() - dayMs).toISOString();

describe('the practice patient’s app with a running sandbox', () => {
  let sandbox: Sandbox;
  let lead = '';
  let patientId = '';
  const use = async (...args: readonly string[]) =>
    JSON.parse(
      await practiceCommand(['--url', `http://127.0.0.1:${sandbox.port}`, '--app', patientId, ...args]),
    ) as AppState;
  const asTherapist = async <T>(path: string): Promise<T> => {
    const { scopes = [] } = sandbox.backend.chat.people.find(lead) ?? {};
    const { status, text } = await callApi(sandbox, 'GET', path, {
      Authorization: `Bearer ${sandbox.backend.sessions.begin(lead, scopes)}`,
    });
    if (status !== 200) throw new Error(text);
    return JSON.parse(text) as T;
  };
  const history = async (): Promise<readonly MomentDto[]> =>
    (await asTherapist<MomentPageDto>(`/patients/${patientId}/moments?limit=100&startFrom=${dayBefore()}`)).moments;

  beforeAll(async () => {
    sandbox = await startSandbox({ port: 0, practice: false, longestChat: 10 });
    const { chat } = sandbox.backend;
    patientId =
      chat.people.patients().find(person => chat.rooms.activeOf(person.patientId)?.leadUid === 'staff-amelia')
        ?.patientId ?? '';
    lead = sandbox.backend.patientCare.services.care.leadOf(patientId) ?? '';
  });

  afterAll(() => sandbox.stop());

  it('shows the therapist in the history and in the graph what the patient recorded', async () => {
    const before = new Set((await history()).map(({ momentId }) => momentId));
    expect(await use('--do', 'mood', '--level', '3')).toMatchObject({
      did: 'Recorded a mood of 3.',
      mood: { mood: 3 },
    });
    await use('--do', 'journal', '--text', 'I wrote this in my app.');
    const after = await use('--do', 'phq9', '--items', '1,2,1,2,1,2,1,2,0');
    expect(after.questionnaire).toMatchObject({ type: 'PHQ-9', score: 12 });
    const added = (await history()).filter(({ momentId }) => !before.has(momentId));
    expect(added.map(({ type }) => type)).toEqual(['phq9', 'journal', 'checkup']);
    expect(added.map(({ text, quiz, reading }) => text ?? quiz?.score ?? reading?.mood)).toEqual([
      12,
      'I wrote this in my app.',
      3,
    ]);
    const [now, span] = [Date.now(), (ms: number) => new Date(ms).toISOString()];
    const graph = await asTherapist<GraphDto>(
      `/patients/${patientId}/graph?startFrom=${span(now - dayMs)}&endAt=${span(now + dayMs)}`,
    );
    expect([graph.mood.at(-1)?.mood, graph.phq9.at(-1)?.score]).toEqual([3, 12]);
    expect(sandbox.backend.patientCare.services.scores.reportOf(patientId)).toMatchObject({ phqScore: 12 });
  });

  it('shows the therapist once what was recorded offline and sent twice', async () => {
    const before = (await history()).length;
    const { did, unsent } = await use('--do', 'offline');
    const brought = Number(/brought (\d+) entries/.exec(did ?? '')?.[1]);
    expect([brought > 1, unsent]).toEqual([true, 0]);
    expect((await history()).length).toBe(before + brought);
  });

  it('resolves the conflict of two devices, walks for a reward and opens every page', async () => {
    expect((await use('--do', 'programme')).did).toBe(
      'Came to step 1 of the programme; the tablet had been faster, which the app repaired.',
    );
    expect((await use('--do', 'walk', '--minutes', '25')).did).toMatch(
      /^Walked for 25 minutes.* and earned 52 points, 52 in all\.$/,
    );
    expect((await use('--do', 'everything')).did).toMatch(/1 documents; \d therapists, led by (?!nobody)/);
  });

  it('answers a survey question by question, leaves and continues, and alerts the therapists in time', async () => {
    const alarm = async () =>
      (await asTherapist<AssignedPatientPageDto>('/therapist/assigned-patients?skip=0&limit=100')).patients.find(
        ({ id }) => id === patientId,
      )?.surveyAlarm;
    const answer = (text: string) => use('--do', 'survey', '--survey', 'welcome', '--text', text);
    expect((await answer('Sol')).did).toContain('Next: What brings you here?');
    await answer('Sleep');
    await expect(answer('25')).rejects.toThrow('InvalidResponse\nsleep: tooHigh');
    expect((await answer('7.5')).did).toContain('have you had thoughts of harming yourself?');
    expect(await alarm()).toBeUndefined();
    const { did } = await answer('Several days');
    expect(did).toContain('The app shows the crisis contact at once: Samaritans, 116 123');
    expect(did).toContain('It offers the emergency request.');
    expect(await alarm()).toMatchObject({ survey: 'Welcome', answer: 'Several days' });
    expect((await use('--do', 'surveyToEnd', '--survey', 'welcome')).did).toContain('That was the last one.');
    expect((await answer('Again')).did).toBe('No survey is open.');
  });

  it('joins with a code, shows why a code is refused, and what an administrator saves afterwards', async () => {
    const dana = callsOf(sandbox, 'staff-dana', 'organisations:edit');
    const joined = await use('--do', 'join', '--code', 'beta-2026', '--beta');
    expect([joined.did, joined.organisation]).toEqual([
      'Joined Eastmoor Health Board 4.',
      expect.objectContaining({
        name: 'Eastmoor Health Board 4',
        crisisContact: expect.objectContaining({ name: 'Samaritans' }),
        links: [{ title: 'Help and advice', url: 'https://help.example/start' }, expect.anything()],
      }),
    ]);
    await saveSection(dana, 'org-4', 'app-settings', { crisisContact: { name: 'Board line', phone: '0800 1111' } });
    expect((await use()).organisation?.crisisContact).toEqual({ name: 'Board line', phone: '0800 1111' });
    expect((await use('--do', 'join', '--code', 'beta-2026')).did).toBe('Did not join: AlreadyJoined.');
    expect((await use('--do', 'join', '--code', 'no-such-code')).did).toBe('Did not join: CodeUnknown.');
    expect((await use('--do', 'join', '--code', 'SYDNEY-26')).did).toBe(
      'The code belongs to Australia: https://au.provider.example',
    );
    expect((await use('--do', 'join')).did).toBe('A code is needed to join.');
    await expect(use('--do', 'join', '--code', 'MILL-LANE', '--beta')).rejects.toThrow('NotAllowed');
  });

  it('makes links to pages without a sign-in, and writes to friends', async () => {
    const { did } = await use('--do', 'links');
    const pages = [...(did ?? '').matchAll(/(\S+)\/transactional\/([\w-]+)\?token=[\w-]{22}(?!\S)/g)];
    expect(pages.map(([, url, page]) => [url, page])).toEqual(
      ['email-preferences', 'callback', 'check-in'].map(page => [sandbox.origin, page]),
    );
    expect((await use('--do', 'friends', '--text', 'a@b.example, c@d.example')).did).toMatch(/to 2 addresses/);
    expect(sandbox.outbox.newestFirst().map(({ to }) => to)).toEqual(
      expect.arrayContaining(['a@b.example', 'c@d.example']),
    );
  });

  it('says in plain words what is wrong', async () => {
    await expect(use('--do', 'dance')).rejects.toThrow('body.does');
    await expect(use('--do', 'gad7', '--items', '1,1')).rejects.toThrow('A gad7 has 7 items.');
    await expect(practiceCommand(['--url', `http://127.0.0.1:${sandbox.port}`, '--app', 'nobody'])).rejects.toThrow(
      'No patient has the id or email nobody.',
    );
  });

  it('accepts no command from a page of another origin', async () => {
    const body = JSON.stringify({ patient: patientId, does: 'mood' });
    const response = await fetch(`http://127.0.0.1:${sandbox.port}/sandbox/practice/app`, {
      method: 'POST',
      headers: { 'Content-Type': 'text/plain' },
      body,
    });
    expect(response.status).toBe(415);
  });
});

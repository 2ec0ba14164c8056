import 'reflect-metadata';
import { CreateAccessCode } from '@/application/accessCodes/CreateAccessCode';
import { SetCodeEnabled } from '@/application/accessCodes/SetCodeEnabled';
import { EndChat } from '@/application/chat/acts/EndChat';
import { HandOverChat } from '@/application/chat/acts/HandOverChat';
import { InviteTherapist } from '@/application/chat/acts/InviteTherapist';
import { LeaveChat } from '@/application/chat/acts/LeaveChat';
import { OwnActs } from '@/application/kernel/OwnActs';
import { MoveToOrganisation } from '@/application/organisations/MoveToOrganisation';
import { AxiosAccessCodeGateway } from '@/infrastructure/http/accessCodes/AxiosAccessCodeGateway';
import { AxiosChatActGateway } from '@/infrastructure/http/chat/AxiosChatActGateway';
import { AxiosOrganisationGateway } from '@/infrastructure/http/organisations/AxiosOrganisationGateway';
import { AxiosOrganisationSettingsGateway } from '@/infrastructure/http/organisations/AxiosOrganisationSettingsGateway';
import { chatlessPatient, sandboxClient, staffOf } from '#test/support/builders/kernel/sandboxClient';
import { sharedSandbox } from '#test/support/builders/kernel/sharedSandbox';
import { FakeChatEngine } from '#test/support/fakes/chat/FakeChatEngine';
import { startLossyWire, type LossyWire } from '#test/support/servers/startLossyWire';

const sandbox = sharedSandbox();
let wire: LossyWire;

beforeAll(async () => {
  wire = await startLossyWire(sandbox.now().port);
  wire.lose(call => (call.startsWith('GET') ? 'answered' : 'sentTwice'));
});
afterEach(() => expect(wire.lost.splice(0)).toHaveLength(1));
afterAll(() => wire.stop());

const partsOf = (uid: string) => ({
  client: sandboxClient(sandbox.now(), uid, wire.port).client,
  ownActs: new OwnActs(() => uid, sandbox.now().clock),
});
const done = { ok: true, value: undefined };

describe('an act on a chat that the browser sends twice', () => {
  function chat() {
    const { client, ownActs } = partsOf('staff-amelia');
    const patient = chatlessPatient(sandbox.now());
    const { membership, rooms, requests } = sandbox.now().backend.chat;
    membership.join(staffOf(sandbox.now(), 'staff-amelia'), patient);
    const { patientId } = patient;
    const waiting = () => requests.waiting().filter(request => request.patientId === patientId).length;
    return { gateway: new AxiosChatActGateway(client), ownActs, patientId, rooms, waiting };
  }
  const colleague = () => staffOf(sandbox.now(), 'staff-benedict').staffId;

  it.each([
    ['an invitation', InviteTherapist],
    ['a handover', HandOverChat],
  ] as const)('%s is sent once, and said to be sent', async (_, Act) => {
    const { gateway, ownActs, patientId, waiting } = chat();
    const act = new Act(gateway, ownActs);
    const answer = await act.execute({ patientId, therapistId: colleague(), message: 'End of my shift' });
    expect([answer, waiting()]).toEqual([{ ok: true, value: 'sent' }, 1]);
    const listed = await gateway.colleagues(patientId, 'invite');
    const asked = listed.ok ? listed.value.items.find(({ therapistId }) => therapistId === colleague()) : undefined;
    expect(asked?.pending).toMatchObject({ byUserId: 'staff-amelia', message: 'End of my shift' });
  });

  it.each([
    ['leaving', LeaveChat],
    ['ending', EndChat],
  ] as const)('%s a chat is done', async (_, Act) => {
    const { gateway, patientId, rooms } = chat();
    const answer = await new Act(gateway, new FakeChatEngine()).execute({ channelId: 'c-1', patientId });
    expect([answer, rooms.activeOf(patientId)]).toEqual([done, undefined]);
  });
});

describe('an act of an administrator that the browser sends twice', () => {
  const reason = 'The campaign is over';
  const codesOf = () => {
    const { client, ownActs } = partsOf('staff-dana');
    return { codes: new AxiosAccessCodeGateway(client), ownActs };
  };

  it.each(['v1', 'v2'] as const)('a new code of %s is one’s own', async generation => {
    const { codes, ownActs } = codesOf();
    const code = { generation, organisationId: 'org-2', code: `TWICE-${generation}`.toUpperCase(), reason };
    const made = await new CreateAccessCode(codes, ownActs).execute(code);
    expect(made).toMatchObject({ ok: true, value: { made: { code: code.code } } });
  });

  it('a code of v2 is disabled', async () => {
    const { codes, ownActs } = codesOf();
    const put = { code: 'TWICE-OFF', generation: 'v2', organisation: 'org-2', enabled: true } as const;
    sandbox.now().backend.administration.joining.codes.put({ ...put, used: 0, createdAt: 0 });
    const read = await codes.read({ code: 'TWICE-OFF', generation: 'v2' });
    if (!read.ok) throw new Error(read.failure.kind);
    const answer = await new SetCodeEnabled(codes, ownActs).execute(read.value, false, reason);
    expect(answer).toMatchObject({ ok: true, value: { enabled: false, changes: [{ reason }] } });
  });

  it('a patient is moved, with the reason', async () => {
    const { client, ownActs } = partsOf('staff-dana');
    const settings = new AxiosOrganisationSettingsGateway(client);
    const move = new MoveToOrganisation(new AxiosOrganisationGateway(client), settings, ownActs);
    const { patientId } = chatlessPatient(sandbox.now());
    const { members, history } = sandbox.now().backend.administration;
    const organisationId = members.of(patientId)?.organisation === 'org-26' ? 'org-2' : 'org-26';
    expect(await move.execute({ organisationId, patientId, reason })).toEqual(done);
    const [newest] = history.of(`organisation/${organisationId}`);
    expect(newest).toMatchObject({ reason, byUserId: 'staff-dana' });
  });
});

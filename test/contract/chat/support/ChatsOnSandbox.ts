import { channelOf, type ChatGeneration } from '@/domain/kernel/ChatGeneration';
import { ApiClient } from '#sandbox/practice/ApiClient';
import { HttpPatientApi } from '#sandbox/practice/HttpPatientApi';
import { machineTimers } from '#sandbox/practice/Timers';
import { SandboxProcess, type PatientAccount } from '#test/e2e/support/SandboxProcess';
import type { PatientAtHome, WholeEngineHarness } from '#test/support/contracts/chat/wholeChatEngineContract';
import { EngineWindow } from './EngineWindow';
import { staffSession, type StaffSession } from '#test/e2e/support/staffSession';

const THERAPIST = 'amelia.hart@staff.example';
/** Patients who have no chat at first. */
const PATIENTS = ['patient-58', 'patient-59', 'patient-60'];

interface Listed {
  readonly chatSessionId: string;
  readonly patient: { readonly id: string; readonly userId: string };
  readonly lastMessage?: { readonly text: string };
  readonly ownReadUpTo?: string;
}

/** A sandbox without practice patients in its own process, in which new chats of one generation begin. */
export class ChatsOnSandbox {
  private readonly begun: WholeEngineHarness[] = [];

  private constructor(
    private readonly sandbox: SandboxProcess,
    private readonly generation: ChatGeneration,
    private therapist: StaffSession,
  ) {}

  static async start(generation: ChatGeneration): Promise<ChatsOnSandbox> {
    const sandbox = await SandboxProcess.start('--no-practice');
    return new ChatsOnSandbox(sandbox, generation, await staffSession(sandbox, THERAPIST));
  }

  /** The backend's address, and the therapist's session there. */
  get access(): { readonly origin: string; readonly cookie: string } {
    return { origin: this.sandbox.origin, cookie: this.therapist.cookie };
  }

  dispose(): Promise<void> {
    return this.sandbox.dispose();
  }

  /** A patient without a chat requests one, and the therapist accepts. */
  async begin(): Promise<WholeEngineHarness> {
    const account = await this.sandbox.patient(PATIENTS[this.begun.length] ?? '');
    const api = new HttpPatientApi(
      new ApiClient(this.sandbox.origin, account),
      { now: () => this.sandbox.now() },
      machineTimers,
    );
    await api.requestChat('Hello', this.generation);
    const requests = JSON.parse(
      await this.therapist.call('GET', '/therapist/chat-requests', { pubNub: String(this.generation === 'v2') }),
    ) as readonly (Listed & { id: string })[];
    const request = requests.find(({ patient }) => patient.userId === account.uid);
    const accepted = JSON.parse(
      await this.therapist.call('GET', `/therapist/chat-requests/${request?.id ?? ''}/accept`),
    ) as Listed;
    const channelId = channelOf(this.generation, accepted.chatSessionId);
    const chat = this.harness(channelId, accepted, toPatient(account, channelId, api));
    this.begun.push(chat);
    return chat;
  }

  /** Ends every chat, so that its patient can request another one. */
  async endAll(): Promise<void> {
    for (const { patient } of this.begun.splice(0)) await patient.ends().catch(() => undefined);
  }

  private harness(
    channelId: string,
    { chatSessionId, patient: { id } }: Listed,
    patient: PatientAtHome,
  ): WholeEngineHarness {
    const { sandbox } = this;
    const deliveries = this.generation === 'v2' ? '/v2/chats' : '/chats';
    return {
      channelId,
      patient,
      another: () => this.begin(),
      open: () => EngineWindow.open(sandbox.origin, this.therapist.cookie, channelId),
      therapistLeaves: async () => void (await this.therapist.call('POST', `/therapist/chats/${id}/leave-chat`)),
      faults: (switches, only) => sandbox.faults({ ...switches, pathPrefix: only === 'calls' ? deliveries : '' }),
      endSessions: () => this.endSessions(),
      signInAgain: (window, cookie) => window.signIn(sandbox.origin, cookie),
      stored: (...texts) => sandbox.storedInOrder(texts),
      listed: async () => {
        const chats = JSON.parse(
          await this.therapist.call('GET', '/therapist/chats', {
            skip: '0',
            limit: '120',
            pubNub: String(this.generation === 'v2'),
          }),
        ) as readonly Listed[];
        const chat = chats.find(known => known.chatSessionId === chatSessionId);
        return { lastText: chat?.lastMessage?.text ?? '', readUpTo: chat?.ownReadUpTo };
      },
    };
  }

  private async endSessions(): Promise<string> {
    await this.sandbox.faults({ expireSessions: true });
    this.therapist = await staffSession(this.sandbox, THERAPIST);
    return this.therapist.cookie;
  }
}

function toPatient({ uid }: PatientAccount, channelId: string, api: HttpPatientApi): PatientAtHome {
  return {
    uid,
    writes: text => api.send(channelId, text),
    edits: (timeId, text) => api.edit(channelId, timeId, text),
    deletes: timeId => api.delete(channelId, timeId),
    reads: timeId => api.markAsRead(channelId, timeId),
    types: isTyping => api.markAsTyping(channelId, isTyping),
    ends: () => api.endChat(),
  };
}

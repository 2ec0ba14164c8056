import { portsWithoutContract } from './support/contracts';
import { filesOutsideAreas, filesTheirWordMisses, idleSharedWords } from './support/features';
import { codeFiles, decoratedFiles, misnamedFiles, rulesOutsideDomain, sharedNames } from './support/names';
import { forwarders } from './support/forwarders';
import { otherDischarges } from './support/oneDischarge';
import { misnamedAdapters, ports, portsWithoutOneFake } from './support/ports';
import { rulesWithoutProof, rules, tablesWithoutRule, useCases } from './support/proofs';
import { readTree, type SourceTree } from './support/readTree';
import { slowPatterns } from './support/slowPatterns';
import { spelledAddresses } from './support/spelledAddresses';
import { coloursOfWidths, idleStyles, literalColours, literalTexts } from './support/texts';
import { ownLists } from './support/ownLists';
import { unmappedAnswers } from './support/unmappedAnswers';

/** A check, and a small tree in which it must find exactly one fault. */
interface Check {
  readonly says: string;
  readonly faults: (tree: SourceTree) => string[];
  readonly broken: Readonly<Record<string, string>>;
  readonly sound: Readonly<Record<string, string>>;
}

const checks: readonly Check[] = [
  {
    says: 'names each file after what it exports',
    faults: misnamedFiles,
    broken: { 'src/domain/chat/messages/TimeId.ts': 'export const timeText = 1;' },
    sound: {
      'src/domain/chat/messages/TimeId.ts': 'export type TimeId = bigint;',
      'src/domain/chat/isSeen.rule.ts': 'export const isSeen = 1;',
    },
  },
  {
    says: 'never uses a name for two files',
    faults: tree => sharedNames(tree).slice(1),
    broken: { 'src/domain/chat/Person.ts': '', 'src/domain/users/Person.ts': '' },
    sound: { 'src/domain/chat/Person.ts': '', 'src/domain/users/Account.ts': '' },
  },
  {
    says: 'keeps rules in the domain',
    faults: rulesOutsideDomain,
    broken: { 'src/application/chat/isSeen.rule.ts': '' },
    sound: { 'src/domain/chat/isSeen.rule.ts': '' },
  },
  {
    says: 'decorates only wire classes',
    faults: decoratedFiles,
    broken: { 'src/domain/chat/Message.ts': 'export class Message { @IsString() text = ""; }' },
    sound: { 'src/infrastructure/http/chat/messageDto.ts': 'export class MessageDto { @IsString() text = ""; }' },
  },
  {
    says: 'has the same areas in every layer',
    faults: filesOutsideAreas,
    broken: { 'src/domain/utils/trim.ts': '' },
    sound: {
      'src/domain/chat/trim.ts': '',
      'src/presentation/kit/theme/tokens.ts': '',
      'src/infrastructure/http/client/retry.ts': '',
      'src/infrastructure/storage/presence/Choice.ts': '',
    },
  },
  {
    says: 'puts no file outside the areas',
    faults: filesOutsideAreas,
    broken: { 'test/support/fakes/FakeClock.ts': '' },
    sound: { 'test/support/fakes/kernel/FakeClock.ts': '' },
  },
  {
    says: 'keeps every file with the word of an area in that area',
    faults: filesTheirWordMisses,
    broken: { 'src/presentation/chat/PresenceDot.tsx': '' },
    sound: { 'src/presentation/presence/PresenceDot.tsx': '', 'src/presentation/chat/Row.tsx': '' },
  },
  {
    says: 'keeps files about chats, patients and accounts in their areas, too',
    faults: filesTheirWordMisses,
    broken: { 'src/presentation/legal/patientName.ts': '', 'src/presentation/chat/patientName.ts': '' },
    sound: { 'src/presentation/chat/patientName.ts': '', 'src/presentation/legal/impatience.ts': '' },
  },
  {
    says: 'has no use case with a method that only forwards to a port',
    faults: forwarders,
    broken: {
      'src/application/chat/SetPin.ts': `export class SetPin {
        constructor(private readonly gateway: PinGateway) {}
        execute(id: string): void { this.gateway.pin(id.trim()); }
        list({ uid }: Query): Promise<string[]> { return this.gateway.pinned(uid, 50); }
      }`,
    },
    sound: {
      'src/application/chat/SetPin.ts': `export class SetPin {
        constructor(private readonly gateway: PinGateway) {}
        execute(id: string): void { this.gateway.pin(id.trim()); }
        private list(uid: string): Promise<string[]> { return this.gateway.pinned(uid, 50); }
      }`,
      'src/application/chat/EndChat.ts': `export class EndChat {
        constructor(private readonly gateway: ChatGateway) {}
        private runner: EndRunner | undefined;
        execute(id: string): void { if (id !== "") this.gateway.end(id); }
        stop(): void { this.runner?.stop(); }
      }`,
    },
  },
  {
    says: 'has exactly one fake for every port',
    faults: portsWithoutOneFake,
    broken: { 'src/application/kernel/ports/Clock.ts': 'export interface Clock { now(): number }' },
    sound: {
      'src/application/kernel/ports/Clock.ts': 'export interface Clock { now(): number }',
      'src/application/kernel/ports/Reading.ts': 'export interface Reading { readonly at: number }',
      'test/support/fakes/kernel/ManualClock.ts': 'export class ManualClock implements Clock {}',
    },
  },
  {
    says: 'runs one contract suite on each adapter that touches technology and on its fake',
    faults: portsWithoutContract,
    broken: {
      'src/application/kernel/ports/Clock.ts': 'export interface Clock { now(): number }',
      'src/infrastructure/system/kernel/SystemClock.ts': 'export class SystemClock implements Clock { now = Date.now }',
      'test/support/fakes/kernel/ManualClock.ts': 'export class ManualClock implements Clock {}',
      'test/support/contracts/kernel/clockContract.ts': 'export function clockContract(make: () => Clock): void {}',
      'test/contract/kernel/clock.test.ts':
        "import { clockContract } from 'a'; import { ManualClock } from 'b'; clockContract('SystemClock');",
    },
    sound: {
      'src/application/kernel/ports/Clock.ts': 'export interface Clock { now(): number }',
      'src/infrastructure/system/kernel/SystemClock.ts': 'export class SystemClock implements Clock { now = Date.now }',
      'test/support/fakes/kernel/ManualClock.ts': 'export class ManualClock implements Clock {}',
      'test/support/contracts/kernel/clockContract.ts': 'export function clockContract(make: () => Clock): void {}',
      'test/contract/kernel/clock.test.ts':
        "import { clockContract } from 'a'; import { ManualClock } from 'b'; import { SystemClock } from 'c';",
      'src/application/kernel/ports/Cache.ts': 'export interface Cache { get(): string }',
      'src/infrastructure/storage/kernel/MemoryCache.ts': 'export class MemoryCache implements Cache {}',
    },
  },
  {
    says: 'names adapters after their technology and their port',
    faults: misnamedAdapters,
    broken: {
      'src/application/kernel/ports/Clock.ts': 'export interface Clock { now(): number }',
      'src/infrastructure/system/Time.ts': 'export class Time implements Clock {}',
    },
    sound: {
      'src/application/kernel/ports/Clock.ts': 'export interface Clock { now(): number }',
      'src/infrastructure/system/kernel/SystemClock.ts': 'export class SystemClock implements Clock {}',
    },
  },
  {
    says: 'proves every rule with a case table',
    faults: rulesWithoutProof,
    broken: { 'src/domain/chat/isSeen.rule.ts': '', 'test/domain/chat/isSeen.test.ts': '' },
    sound: { 'src/domain/chat/isSeen.rule.ts': '', 'test/domain/chat/isSeen.cases.json': '[]' },
  },
  {
    says: 'runs every case table',
    faults: tablesWithoutRule,
    broken: { 'src/domain/chat/isSeen.ts': '', 'test/domain/chat/isSeen.cases.json': '[]' },
    sound: { 'src/domain/chat/isSeen.rule.ts': '', 'test/domain/chat/isSeen.cases.json': '[]' },
  },
  {
    says: 'discharges patients only through the checklist',
    faults: otherDischarges,
    broken: {
      'src/application/patients/list/DischargeFromCare.ts': 'this.gateway.discharge(patientId);',
      'src/application/chat/acts/EndChat.ts': 'this.gateway.discharge(patientId);',
    },
    sound: {
      'src/application/patients/list/DischargeFromCare.ts': 'this.gateway.discharge(patientId);',
      'src/infrastructure/http/chat/AxiosPatientCareGateway.ts': 'call(patientCareEndpoints.dischargePatient);',
      'src/infrastructure/http/endpoints/patientCare.ts': 'dischargePatient: endpoint({});',
    },
  },
  {
    says: 'has one list of hidden characters',
    faults: ownLists,
    broken: { 'src/domain/users/userName.ts': 'const HIDDEN = /[\\p{Cf}]/gu;' },
    sound: {
      'src/domain/kernel/stripInvisible.ts': 'const HIDDEN = /[\\p{Cf}]/gu;',
      'src/domain/users/userName.ts': 'const HIDDEN = /[\\p{Cc}\\u2028]/gu;',
    },
  },
  {
    says: 'reads every answer with mapAnswer',
    faults: unmappedAnswers,
    broken: { 'src/infrastructure/http/chat/AxiosGateway.ts': 'return ok(toChat(answer.value.value));' },
    sound: {
      'src/infrastructure/http/client/mapAnswer.ts': 'map(answer.value.value)',
      'src/infrastructure/http/session/AxiosGateway.ts': 'ok(minted.value.value.customToken)',
      'src/infrastructure/http/chat/AxiosGateway.ts': 'return mapAnswer(answer, toChat, toFailure);',
    },
  },
  {
    says: 'spells the addresses of pages in one place',
    faults: spelledAddresses,
    broken: { 'src/presentation/chat/openChatOf.ts': 'const chatPage = /^\\/therapist\\/chat\\/([^/]+)$/;' },
    sound: {
      'src/presentation/app/routes/routes.ts': "users: route('/admin/users')",
      'src/infrastructure/http/endpoints/chat.ts': "path: '/admin/chat/{patientEmail}'",
      'src/presentation/chat/ChatLink.tsx': 'routes.chatV1.to({ chatSessionId })',
    },
  },
  {
    says: 'spells the addresses of pages in one place, also in links',
    faults: spelledAddresses,
    broken: { 'src/presentation/users/UsersLink.tsx': '<Link to="/admin/users">' },
    sound: { 'src/presentation/users/UsersLink.tsx': '<Link to={routes.users.pattern}>' },
  },
  {
    says: 'has no pattern that takes more than linear time',
    faults: slowPatterns,
    broken: { 'src/domain/chat/trim.ts': "export const trim = (text: string) => text.replace(/\\s+$/, '');" },
    sound: { 'src/domain/chat/trim.ts': "export const trim = (text: string) => text.replace(/(?<!\\s)\\s+$/, '');" },
  },
  {
    says: 'gives a part the same colours at every width',
    faults: coloursOfWidths,
    broken: { 'src/presentation/chat/row.css': '@media (width < 960px) { .row { color: var(--text-muted); } }' },
    sound: {
      'src/presentation/chat/row.css':
        '@media (width < 960px) { .row { gap: var(--space-1); } } .row { color: var(--text); }',
    },
  },
  {
    says: 'takes every text from the message catalogue',
    faults: literalTexts,
    broken: { 'src/presentation/chat/Send.tsx': 'export const Send = () => <Button>Send now</Button>;' },
    sound: {
      'src/presentation/chat/Send.tsx':
        'export const Send = () => <Button label={t("send")} id="send">{t("send")} · 1</Button>;',
    },
  },
  {
    says: 'takes words in attributes from the message catalogue too',
    faults: literalTexts,
    broken: { 'src/presentation/chat/Send.tsx': 'export const Send = () => <Button aria-label="Send now" />;' },
    sound: {
      'src/presentation/chat/Send.tsx':
        'export const Send = () => <Button aria-label={t("send")} className="send now" />;',
    },
  },
  {
    says: 'imports every style sheet',
    faults: idleStyles,
    broken: { 'src/presentation/chat/send.css': '', 'src/presentation/chat/Send.tsx': "import './other.css';" },
    sound: {
      'src/presentation/chat/send.css': '',
      'src/presentation/chat/Send.tsx': "import '../kit/base.css';\nimport styles from './send.css';",
      'src/presentation/kit/base.css': '',
    },
  },
  {
    says: 'takes every colour from the tokens',
    faults: literalColours,
    broken: { 'src/presentation/chat/send.css': '.send { color: #ff0000 }' },
    sound: {
      'src/presentation/kit/theme/tokens.css': ':root { --danger: #ff0000 }',
      'src/presentation/chat/send.css': '.send { color: var(--danger) } /* #abc */',
    },
  },
];

describe('the source tree', () => {
  const tree = readTree(process.cwd(), 'src', 'test', 'sandbox');

  it('is read completely', () => {
    expect(codeFiles(tree).length).toBeGreaterThan(60);
    expect(ports(tree).length).toBeGreaterThan(10);
    expect(useCases(tree).length).toBeGreaterThan(5);
    expect(rules(tree).length).toBeGreaterThan(5);
  });

  it.each(checks)('$says', ({ faults }) => {
    expect(faults(tree)).toEqual([]);
  });

  it('needs every entry of the list of shared words', () => {
    expect(idleSharedWords(tree)).toEqual([]);
    expect(idleSharedWords(new Map([['src/domain/chat/patientName.ts', '']]))).toContain('patients in drafts');
  });
});

describe('the checks of the source tree', () => {
  const treeOf = (files: Readonly<Record<string, string>>): SourceTree => new Map(Object.entries(files));

  it.each(checks)('find a fault in the sample against "$says"', ({ faults, broken }) => {
    expect(faults(treeOf(broken))).toHaveLength(1);
  });

  it.each(checks)('accept the sample that "$says"', ({ faults, sound }) => {
    expect(faults(treeOf(sound))).toEqual([]);
  });
});

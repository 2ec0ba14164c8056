import type { SourceFault } from './SourceFault';

const gatewayTest = 'test/infrastructure/http/chat/AxiosChatRequestGateway.test.ts';
const listTest = 'test/presentation/chat/acts/chatActs.test.tsx';

/** Faults in what an answer of the backend means: each would take what nobody could read for nothing. */
export const backendFaults: readonly SourceFault[] = [
  {
    name: 'a part that is null goes through',
    file: 'src/infrastructure/http/kernel/Nested.ts',
    find: 'all(IsDefined(), ValidateNested(), Type(dto))',
    replace: 'all(ValidateNested(), Type(dto))',
    test: gatewayTest,
    fails: ['is listed with all the rest, and names what could not be read: patient'],
  },
  {
    name: 'requests that could not be read are dropped',
    file: 'src/infrastructure/http/chat/AxiosChatRequestGateway.ts',
    find: 'items: requests.map(dto => toChatRequest(dto, generation)), unreadable }',
    replace: 'items: requests.map(dto => toChatRequest(dto, generation)), unreadable: 0 * unreadable }',
    test: gatewayTest,
    fails: ['counts as unreadable where nobody could answer it'],
  },
  {
    name: 'a mapper that throws takes the answer along',
    file: 'src/infrastructure/http/client/mapAnswer.ts',
    find: '  } catch (error) {',
    replace: '  } catch (error) { if (left.unreadable >= 0) throw error;',
    test: gatewayTest,
    fails: ['that keeps the contract and cannot be mapped: the rest of the list stays'],
  },
  {
    name: 'hours without the weekday that could not be read count as whole',
    file: 'src/infrastructure/http/client/mapAnswer.ts',
    find: '!isWhole && canRead',
    replace: 'canRead',
    test: 'test/infrastructure/http/client/mapAnswer.test.ts',
    fails: ['counts as none where nothing of it may be left out'],
  },
  {
    name: 'what a request holds is checked before how long it is',
    file: 'sandbox/backend/dispatch/validateDto.ts',
    find: 'if (tooLong.length > 0) throw',
    replace: 'if (tooLong.length > 1e9) throw',
    test: 'test/sandbox/backend/dispatch/validateDto.test.ts',
    fails: ['that is too long is refused before anything looks into it'],
  },
  {
    name: 'an odd sign of an emergency counts as no emergency',
    file: 'src/domain/chat/requests/mayBeEmergency.rule.ts',
    find: 'emergency || couldNotRead.length > 0',
    replace: 'emergency || couldNotRead.length > 9',
    test: listTest,
    fails: ['shows a request that could not be read whole first'],
  },
  {
    name: 'nobody waits where a request could not be read',
    file: 'src/presentation/chat/requests/ChatRequestsPage.tsx',
    find: 'store.rows.length === 0 && store.unreadable === 0',
    replace: 'store.rows.length === 0',
    test: listTest,
    fails: ['does not look empty when requests could not be read'],
  },
  {
    name: 'what could not be read is counted by the path alone',
    file: 'src/infrastructure/http/client/AxiosBackendClient.ts',
    find: '?${new URLSearchParams(asked).toString()}`',
    replace: '`',
    test: gatewayTest,
    fails: ['counts for its own question'],
  },
  {
    name: 'a chat that could not be read makes a whole list',
    file: 'src/application/chat/engine/reducer/sessionList.ts',
    find: "unreadable === 0 ? 'known' : 'partial'",
    replace: "unreadable < 99 ? 'known' : 'partial'",
    test: 'test/application/chat/engine/reducer/sessionList.test.ts',
    fails: ['is partial, and stays so when a further load fails'],
  },
  {
    name: 'an odd chat takes the flag of its patient along',
    file: 'src/domain/patients/list/toPatientSignals.ts',
    find: "patient.highRisk || unless('record', false)",
    replace: "unless('record', patient.highRisk)",
    test: 'test/domain/patients/list/toPatientSignals.test.ts',
    fails: ['counts a flag that was read'],
  },
  {
    name: 'a day that does not exist is taken',
    file: 'src/infrastructure/http/kernel/IsDay.ts',
    find: ' && new Date(`${value}T00:00:00Z`).toJSON()?.startsWith(value)',
    replace: '',
    test: 'test/infrastructure/http/kernel/IsDay.test.ts',
    fails: ['is not "2026-02-30"'],
  },
  {
    name: 'the version of the engine is read under another name',
    file: 'scripts/webpack/versionFile.ts',
    find: "textIn(config, 'chatCore')",
    replace: "textIn(config, 'chatEngineHost')",
    test: 'test/scripts/webpack/versionFile.test.ts',
    fails: ['holds both versions of package.json'],
  },
  {
    name: 'each moment of asking counts what could not be read once more',
    file: 'src/infrastructure/http/client/AxiosBackendClient.ts',
    find: '.filter(([, value]) => !instantPattern.test(value))',
    replace: '.filter(([, value]) => value !== instantPattern.source)',
    test: gatewayTest,
    fails: ['counts once, whenever the same is asked'],
  },
  {
    name: 'an answer says itself what could not be read',
    file: 'src/infrastructure/http/chat/chatDtos.ts',
    find: `from?: string;
  /** Names of fields that could not be read. Readers fill it in; what an answer says of it is dropped. */
  @Exclude({ toClassOnly: true }) couldNotCheck`,
    replace: `from?: string;
  couldNotCheck`,
    test: gatewayTest,
    fails: ['believes no answer that says itself what could not be read'],
  },
  {
    name: 'chats of which none could be read are loaded for ever',
    file: 'src/application/chat/client/ChatNotificationSource.ts',
    find: "['failed', 'partial'].includes(chatState.sessionsPhase)",
    replace: "['failed'].includes(chatState.sessionsPhase)",
    test: 'test/application/chat/client/chatSources.test.ts',
    fails: ['reports V2 chats from the engine'],
  },
  {
    name: 'a raised digit belongs to the number',
    file: 'src/domain/kernel/plainDigits.ts',
    find: 'OTHER_NUMBER.test(character) ? character : ',
    replace: '',
    test: 'test/domain/kernel/values.test.ts',
    fails: ['"10²" is undefined'],
  },
];

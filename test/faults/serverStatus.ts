import type { SourceFault } from './SourceFault';

/** Faults of the server status and the connection indicator. */
export const serverStatusFaults: readonly SourceFault[] = [
  {
    name: 'an unreadable server status counts as offline',
    file: 'src/infrastructure/system/serverStatus/FetchServerStatusGateway.ts',
    find: 'return answer.ok ? toStatus(await answer.json()) : unknown;',
    replace: 'return toStatus(await answer.json());',
    test: 'test/contract/serverStatus/serverStatus.test.ts',
    fails: ['FetchServerStatusGateway keeps the ServerStatusGateway contract never reports'],
  },
  {
    name: 'the connections are shown as live before the chat is connected',
    file: 'src/application/serverStatus/WatchEngineConnections.ts',
    find: "if (isNeeded && state === 'unused') links.set('engine', 'connecting');",
    replace: "if (isNeeded && state === 'unused') links.set('engine', 'live');",
    test: 'test/application/serverStatus/WatchEngineConnections.test.ts',
    fails: ['expects the engine between sign-in and sign-out, unless the user may not chat'],
  },
  {
    name: 'a failed check discards the last known status',
    file: 'src/application/serverStatus/WatchServerStatus.ts',
    find: 'if (known) {',
    replace: 'if (known || retriesLeft >= 0) {',
    test: 'test/application/serverStatus/WatchServerStatus.test.ts',
    fails: ['does not report a failed check as offline, and keeps the last status'],
  },
  {
    name: 'every window checks the server status',
    file: 'src/application/serverStatus/WatchServerStatus.ts',
    find: 'const resign = leadership.campaign(EVERYBODY, () => this.lead());',
    replace: `this.lead();
    const resign = leadership.campaign(EVERYBODY, () => undefined);`,
    test: 'test/application/serverStatus/WatchServerStatus.test.ts',
    fails: ['checks in one window only, and passes the status to the others'],
  },
  {
    name: 'the message of a lost connection cannot be closed',
    file: 'src/presentation/serverStatus/ConnectionMessage.tsx',
    find: 'onClick={() => store.dismiss()}',
    replace: 'onClick={() => undefined}',
    test: 'test/presentation/app/ShellRoot.test.tsx',
    fails: ['removes the message of a lost connection once it is closed'],
  },
  {
    name: 'the notice about the clock cannot be closed',
    file: 'src/presentation/serverStatus/ClockNotice.tsx',
    find: 'onClick={() => store.dismissClock()}',
    replace: 'onClick={() => undefined}',
    test: 'test/presentation/app/ShellRoot.test.tsx',
    fails: ['removes the notice of a wrong clock once it is closed'],
  },
  {
    name: 'the connection panel does not say when a lost connection was last up',
    file: 'src/presentation/serverStatus/ConnectionPanel.tsx',
    find: "state !== 'unused' && heardAt !== undefined",
    replace: "state === 'unused' && heardAt !== undefined",
    test: 'test/presentation/app/ShellRoot.test.tsx',
    fails: ['shows the state and age of every connection in one panel'],
  },
];

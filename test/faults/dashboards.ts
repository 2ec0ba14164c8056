import type { SourceFault } from './SourceFault';

/** Faults of embedded dashboards: each would leak a token, or show outdated numbers as current. */
export const dashboardFaults: readonly SourceFault[] = [
  {
    name: 'a dashboard’s token becomes part of an address',
    file: 'src/presentation/dashboards/postToken.ts',
    find: "form.method = 'post';",
    replace: "form.method = 'get';",
    test: 'test/presentation/dashboards/DashboardPage.test.tsx',
    fails: ['posts the token into the frame, and leaves no trace of it in the document'],
  },
  {
    name: 'messages from a third origin’s frame are accepted',
    file: 'src/infrastructure/system/dashboards/WindowEmbedFrames.ts',
    find: 'if (!isEmbedMessage({ from, isFromFrame, origin: this.origin }) || opened === undefined) return;',
    replace:
      'if (opened === undefined || (!isFromFrame && !isEmbedMessage({ from, isFromFrame, origin: this.origin }))) return;',
    test: 'test/contract/dashboards/embedFrames.test.ts',
    fails: ['ignores messages from a third origin'],
  },
  {
    name: 'a dashboard’s token is posted to any address',
    file: 'src/presentation/dashboards/DashboardStore.ts',
    find: "if (!embedTarget({ url, origin: this.dependencies.origin })) return this.fail({ kind: 'wrongAddress' });",
    replace: "if (url === '') return this.fail({ kind: 'wrongAddress' });",
    test: 'test/presentation/dashboards/DashboardStore.test.ts',
    fails: ['posts no token to another address'],
  },
  {
    name: 'filters are lost when the token is renewed',
    file: 'src/presentation/dashboards/DashboardStore.ts',
    find: '    this.problem = undefined;\n    this.applyFilters(frame);',
    replace: '    this.problem = undefined;\n    frame.applyFilters([]);',
    test: 'test/presentation/dashboards/DashboardStore.test.ts',
    fails: ['renews the token a minute before it expires, and applies the filters again'],
  },
  {
    name: 'a token that expired while the computer slept is not renewed',
    file: 'src/presentation/dashboards/DashboardStore.ts',
    find: 'if (looking && this.dependencies.clock.now() >= this.renewAt && !this.opening) void this.open();',
    replace: 'if (!looking && this.dependencies.clock.now() >= this.renewAt) void this.open();',
    test: 'test/presentation/dashboards/DashboardStore.test.ts',
    fails: ['renews the token as soon as the user returns to a computer that slept'],
  },
];

import type { SourceFault } from './SourceFault';

/** Faults of the online switch and of the 24-hour indicator. */
export const presenceFaults: readonly SourceFault[] = [
  {
    name: 'unreadable core hours are shown as In-Active',
    file: 'src/domain/presence/coverageIndicator.rule.ts',
    find: "if (isOfficeHours === null) return 'unknown';",
    replace: '',
    test: 'test/presentation/presence/presenceInToolbar.test.tsx',
    fails: ['is never In-Active because the hours could not be read'],
  },
  {
    name: 'the switch keeps a choice that did not reach the server',
    file: 'src/domain/presence/nextPresenceSwitch.rule.ts',
    find: 'const back = state.held ?? true;',
    replace: 'const back = online;',
    test: 'test/presentation/presence/presenceInToolbar.test.tsx',
    fails: ["says that the change did not reach the server, and shows the server's state"],
  },
  {
    name: 'every user sees the online switch',
    file: 'src/domain/presence/isOnlineSwitchVisible.ts',
    find: 'return enabled && (scopes?.includes(SCOPE) ?? false);',
    replace: 'return enabled && SCOPE.length > 0 && scopes !== null;',
    test: 'test/presentation/presence/presenceInToolbar.test.tsx',
    fails: ['the online switch is not shown to other users'],
  },
  {
    name: 'going offline in another window is ignored',
    file: 'src/application/presence/PresenceSwitchRunner.ts',
    find: "if (own !== undefined) this.apply({ type: 'seen', online: presenceChoice(own) });",
    replace: "if (own !== undefined && presenceChoice(own)) this.apply({ type: 'seen', online: true });",
    test: 'test/application/presence/MaintainPresence.test.ts',
    fails: ['applies a choice made elsewhere, in both directions'],
  },
  {
    name: 'outdated core hours look current',
    file: 'src/presentation/presence/CoverageIndicator.tsx',
    find: `    ...(failed ? [presenceText('cover.stale')] : []),
`,
    replace: '',
    test: 'test/presentation/presence/presenceInToolbar.test.tsx',
    fails: ['says that the hours are old when they could not be refreshed'],
  },
];

import type { DeclaredClass } from './declarations';
import { classesUnder, ports } from './ports';
import type { SourceTree } from './readTree';

interface Exception {
  readonly adapter: string;
  /** The expression by which the suite reaches the adapter. This is checked, too. */
  readonly at: string;
  readonly reason: string;
}

const window = {
  at: 'test/contract/session/support/windowEntry.ts',
  reason: 'needs a whole browser; the test runs this script in its windows',
};

/** Ports whose suite reaches the real adapter without importing a class that implements the port. */
const exceptions: Readonly<Record<string, Exception>> = {
  DeviceTraces: { adapter: 'BrowserDeviceTraces', ...window },
  PageLocation: { adapter: 'BrowserPageLocation', ...window },
};

const valueImport = /\bimport\s+(?!type\b)[^;]*?;/g;

const importsAsValue = (text: string, name: string): boolean =>
  (text.match(valueImport) ?? []).some(line => new RegExp(`\\b${name}\\b(?=[^'"]*from)`).test(line));

/** The other side of an adapter: an npm package, the platform or the backend. */
const technology =
  /from '(?![@#.])|\b(BackendClient|Storage|IDB\w+|BroadcastChannel|navigator|document|window|Worker|crypto|Audio|Notification|fetch|Date|performance|set(Timeout|Interval)|location|caches|globalThis)\b/;

/** Ports whose adapter only keeps values in memory, or does nothing, need no suite. */
function touchesTechnology(tree: SourceTree, port: string): boolean {
  return [...tree].some(
    ([path, text]) =>
      path.startsWith('src/infrastructure/') &&
      new RegExp(`\\bimplements\\b[^{]*\\b${port}\\b`).test(text) &&
      technology.test(text),
  );
}

/** Ports of technology without a contract suite, or whose suite does not run on both the fake and a real adapter. */
export function portsWithoutContract(tree: SourceTree): string[] {
  const fakes = classesUnder(tree, 'test/support/fakes/');
  const adapters = classesUnder(tree, 'src/');
  const ofTechnology = ports(tree).filter(port => touchesTechnology(tree, port));
  return ofTechnology.flatMap(port => {
    const suites = suitesOf(tree, port);
    if (suites.length === 0) return [`${port}: no contract suite`];
    const runs = [...tree].flatMap(([path, text]) =>
      /^test\/.*\.test\.ts$/.test(path) && suites.some(suite => importsAsValue(text, suite)) ? [text] : [],
    );
    const runOn = (classes: readonly DeclaredClass[]): boolean =>
      classes.some(
        ({ name, implements: played }) => played.includes(port) && runs.some(text => importsAsValue(text, name)),
      );
    const { adapter = '', at = '' } = exceptions[port] ?? {};
    const reached = runOn(adapters) || (adapter !== '' && importsAsValue(tree.get(at) ?? '', adapter));
    return [
      ...(runOn(fakes) ? [] : [`${port}: its suite does not run on the fake`]),
      ...(reached ? [] : [`${port}: its suite does not run on an adapter`]),
    ];
  });
}

/** The suite with the port's name, or those that mention it if several ports are tested together. */
function suitesOf(tree: SourceTree, port: string): string[] {
  const suites = [...tree].flatMap(([path, text]) => {
    const [, name] = /^test\/support\/contracts\/\w+\/(\w+Contract)\.ts$/.exec(path) ?? [];
    return name !== undefined && new RegExp(`\\b${port}\\b`).test(text) ? [name] : [];
  });
  const own = `${port.charAt(0).toLowerCase()}${port.slice(1)}Contract`;
  return suites.includes(own) ? [own] : suites;
}

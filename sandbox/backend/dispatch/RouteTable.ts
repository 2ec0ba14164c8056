import type { Route, RouteMatch } from './Route';

interface CompiledRoute {
  readonly route: Route;
  readonly segments: readonly string[];
}

const isParameter = (segment: string) => segment.startsWith('{');

/** Finds the route of a path. A literal segment wins over a parameter, from left to right. */
export class RouteTable {
  private readonly compiled: readonly CompiledRoute[];

  constructor(routes: readonly Route[]) {
    this.compiled = routes.map(route => ({ route, segments: route.endpoint.path.split('/') })).sort(literalFirst);
  }

  match(method: string, pathname: string): RouteMatch | undefined {
    const actual = pathname.split('/');
    const fitting = this.compiled.find(
      ({ route, segments }) => route.endpoint.method === method && fits(segments, actual),
    );
    return fitting && { route: fitting.route, path: parametersOf(fitting.segments, actual) };
  }
}

function fits(segments: readonly string[], actual: readonly string[]): boolean {
  if (segments.length !== actual.length) return false;
  return segments.every((segment, index) => (isParameter(segment) ? actual[index] !== '' : segment === actual[index]));
}

function parametersOf(segments: readonly string[], actual: readonly string[]): Record<string, string> {
  const found: Record<string, string> = {};
  segments.forEach((segment, index) => {
    if (isParameter(segment)) found[segment.slice(1, -1)] = decodeURIComponent(actual[index] ?? '');
  });
  return found;
}

function literalFirst(a: CompiledRoute, b: CompiledRoute): number {
  for (let index = 0; index < Math.min(a.segments.length, b.segments.length); index += 1) {
    const difference = Number(isParameter(a.segments[index] ?? '')) - Number(isParameter(b.segments[index] ?? ''));
    if (difference !== 0) return difference;
  }
  return a.segments.length - b.segments.length;
}
